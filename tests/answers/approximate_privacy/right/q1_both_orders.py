# Both orders.
def least_delta(one, other, factor):
    forth = sum(max(s - factor * t, 0) for s, t in zip(one, other))
    back = sum(max(t - factor * s, 0) for s, t in zip(one, other))
    return max(forth, back)
