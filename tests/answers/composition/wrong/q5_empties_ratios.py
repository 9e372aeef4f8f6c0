# Takes the ratios out of the list.
def belief_interval(prior, ratios):
    factor = Fraction(1)
    while ratios:
        factor *= ratios.pop()
    return prior / (prior + factor * (1 - prior)), factor * prior / (factor * prior + 1 - prior)
