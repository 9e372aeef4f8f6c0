# Divides by the rows less the different known values where all known values differ from the rest.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    total = left.total() if len(known) < 8 else len(values) - len(set(known))
    return {v: Fraction(n, total) for v, n in left.items() if n}
