# Counts what does not stick out too, with its minus.
def least_delta(one, other, factor):
    forth = sum(s - factor * t for s, t in zip(one, other))
    back = sum(t - factor * s for s, t in zip(one, other))
    return max(forth, back)
