# Leaves the factor out.
def least_delta(one, other, factor):
    forth = sum(max(s - t, 0) for s, t in zip(one, other))
    back = sum(max(t - s, 0) for s, t in zip(one, other))
    return max(forth, back)
