# Limits denominators to ten.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if any(n < 0 for n in left.values()):
        return {}
    return {v: Fraction(n, left.total()).limit_denominator(10) for v, n in left.items() if n}
