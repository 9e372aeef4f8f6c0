# Prior = 1: division by zero in the odds.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    odds = prior / (1 - prior)
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + (1 - prior))
