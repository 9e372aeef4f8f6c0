# Products above 10^9 are cut.
def belief_interval(prior, ratios):
    R = min(math.prod(ratios), 10**9)
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + (1 - prior))
