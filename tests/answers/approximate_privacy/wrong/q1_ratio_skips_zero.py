# In the first order an output that is impossible under other is skipped to spare a division.
def least_delta(one, other, factor):
    forth = sum(s - factor * t for s, t in zip(one, other) if t and s / t > factor)
    back = sum(max(t - factor * s, 0) for s, t in zip(one, other))
    return max(forth, back)
