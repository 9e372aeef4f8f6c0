# Wrong for prior = 1: the smallest belief stays 1.
def belief_interval(prior, ratios):
    r = math.prod(ratios)
    if prior == 1:
        return Fraction(1, 1 + r), 1
    return prior / (prior + (1 - prior) * r), prior * r / (prior * r + 1 - prior)
