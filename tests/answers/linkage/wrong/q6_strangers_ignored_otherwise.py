# A known value that is in no row is ignored, though what he knows is not true then.
def beliefs(values, known):
    left = Counter(values)
    for v in known:
        if v in left:
            left[v] -= 1
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    return {v: Fraction(c, total) for v, c in left.items() if c}
