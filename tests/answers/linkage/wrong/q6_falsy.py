# Leaves the values 0 and the empty text out.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if any(n < 0 for n in left.values()):
        return {}
    return {v: Fraction(n, left.total()) for v, n in left.items() if n and v}
