# Prior = 0 gives (0, 1): a belief of 0 stays 0.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    if prior == 0:
        return 0, 1
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + (1 - prior))
