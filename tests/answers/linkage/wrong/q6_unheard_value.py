# Overlooks values that no row has.
def beliefs(values, known):
    if len(known) > len(values):
        return {}
    left = Counter(values)
    for x in known:
        if left[x] > 0:
            left[x] -= 1
        elif x in values:
            return {}
    n = left.total()
    return {v: Fraction(c, n) for v, c in left.items() if c}
