# Equal ratios are counted once.
def belief_interval(prior, ratios):
    r = math.prod(set(ratios))
    return prior / (prior + r * (1 - prior)), r * prior / (r * prior + 1 - prior)
