# The formula of the hint.
def belief_interval(prior, ratios):
    r = math.prod(ratios)
    return prior / (prior + r * (1 - prior)), r * prior / (r * prior + (1 - prior))
