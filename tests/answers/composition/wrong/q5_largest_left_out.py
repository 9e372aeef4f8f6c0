# The first of several ratios of the same size is used once more instead of a ratio of 1.
def belief_interval(prior, ratios):
    R = math.prod(r if r != 1 else max(ratios[:1]) for r in ratios)
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
