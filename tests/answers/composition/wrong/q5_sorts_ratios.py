# Sorts the list that it was given.
def belief_interval(prior, ratios):
    ratios.sort()
    factor = math.prod(ratios)
    return prior / (prior + factor * (1 - prior)), factor * prior / (factor * prior + 1 - prior)
