# Uses a set of ratios.
def belief_interval(prior, ratios):
    R = math.prod(set(ratios))
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
