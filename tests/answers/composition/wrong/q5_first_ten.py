# More than ten releases: the others are ignored.
def belief_interval(prior, ratios):
    R = math.prod(ratios[:10])
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + (1 - prior))
