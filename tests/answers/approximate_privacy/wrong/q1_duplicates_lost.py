# Puts the pairs into a set, so that equal ones count once.
def least_delta(one, other, factor):
    pairs = set(zip(one, other))
    forth = sum(max(s - factor * t, 0) for s, t in pairs)
    return max(forth, sum(max(t - factor * s, 0) for s, t in pairs))
