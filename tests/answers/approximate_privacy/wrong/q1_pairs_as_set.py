# Collects the pairs of probabilities in a set, so equal outputs count once.
def least_delta(one, other, factor):
    pairs = set(zip(one, other))
    return max(sum(max(s - factor * t, 0) for s, t in pairs), sum(max(t - factor * s, 0) for s, t in pairs))
