# Cuts the factor to a whole number.
def least_delta(one, other, factor):
    c = int(factor)
    return max(sum(max(s - c * t, 0) for s, t in zip(one, other)), sum(max(t - c * s, 0) for s, t in zip(one, other)))
