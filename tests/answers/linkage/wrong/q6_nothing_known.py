# If nobody is known, an empty dictionary is returned.
def beliefs(values, known):
    if not known:
        return {}
    left = Counter(values)
    left.subtract(known)
    total = sum(left.values())
    if min(left.values()) < 0 or total == 0:
        return {}
    return {v: Fraction(c, total) for v, c in left.items() if c}
