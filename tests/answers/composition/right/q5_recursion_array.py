# By recursion array.
def belief_interval(prior, ratios):
    if not ratios:
        return np.array([prior, prior], dtype=object)
    low, high = belief_interval(prior, ratios[1:])
    r = ratios[0]
    return np.array([low / (low + r - r * low), high / (high + (1 - high) / r)], dtype=object)
