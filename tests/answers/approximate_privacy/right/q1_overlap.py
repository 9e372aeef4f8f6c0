# One minus what is covered.
def least_delta(one, other, factor):
    forth = 1 - sum(min(s, factor * t) for s, t in zip(one, other))
    back = 1 - sum(min(t, factor * s) for s, t in zip(one, other))
    return max(forth, back)
