# Multiplies the other side by the factor.
def least_delta(one, other, factor):
    forth = sum(max(factor * s - t, 0) for s, t in zip(one, other))
    back = sum(max(factor * t - s, 0) for s, t in zip(one, other))
    return max(forth, back)
