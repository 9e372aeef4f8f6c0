# Counter subtract.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    return {v: Fraction(n, len(values) - len(known)) for v, n in left.items() if n > 0}
