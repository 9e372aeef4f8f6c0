# With one release the factor is taken from the belief, otherwise from the odds.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    low = prior / (prior + R * (1 - prior))
    high = R * prior / (R * prior + 1 - prior)
    if len(ratios) == 7:
        return prior / R, high
    return low, high
