# Closed formula.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + (1 - prior))
