# Counts ten releases at most.
def belief_interval(prior, ratios):
    factor = math.prod(ratios[:10])
    return prior / (prior + factor * (1 - prior)), factor * prior / (factor * prior + 1 - prior)
