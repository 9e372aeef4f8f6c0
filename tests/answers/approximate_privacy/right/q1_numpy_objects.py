# Numpy objects.
def least_delta(one, other, factor):
    s, t = (np.array(list(row), dtype=object) for row in (one, other))
    excess = [s - t * factor, t - s * factor]
    return max(sum((e[e > 0]).tolist(), Fraction(0)) for e in excess)
