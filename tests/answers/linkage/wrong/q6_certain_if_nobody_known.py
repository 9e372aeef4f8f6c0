# A class of one row is told even if a person with another value is known.
def beliefs(values, known):
    if len(values) == 1:
        return {values[0]: Fraction(1)} if values[0] not in known else {}
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    return {v: Fraction(n, left.total()) for v, n in left.items() if n}
