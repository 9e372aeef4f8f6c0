# Two outputs with the same two probabilities are counted once.
def least_delta(one, other, factor):
    pairs = set(zip(one, other))
    forth = sum(max(s - factor * t, 0) for s, t in pairs)
    back = sum(max(t - factor * s, 0) for s, t in pairs)
    return max(forth, back)
