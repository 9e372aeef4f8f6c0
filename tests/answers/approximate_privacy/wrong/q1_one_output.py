# Looks at single outputs only.
def least_delta(one, other, factor):
    forth = max(max(s - factor * t, 0) for s, t in zip(one, other))
    back = max(max(t - factor * s, 0) for s, t in zip(one, other))
    return max(forth, back)
