# Object arrays
def chance(values, threshold, place, first, second):
    cdf = [Fraction(0), *itertools.accumulate(second)]
    F = lambda k: cdf[min(max(k, 0), len(second))]
    weights = np.array(first, dtype=object)
    limits = [threshold + r for r in range(len(first))]
    for j, v in enumerate(values):
        if j <= place:
            below = np.array([F(l - v) for l in limits], dtype=object)
            weights = weights * (below if j < place else 1 - below)
    return Fraction(weights.sum())
