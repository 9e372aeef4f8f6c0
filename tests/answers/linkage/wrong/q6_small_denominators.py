# Denominators of at most 10: wrong with 11 rows or more.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    return {v: Fraction(n / total).limit_denominator(10) for v, n in left.items() if n > 0}
