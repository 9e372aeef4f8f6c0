# Adds logarithms and makes the exponential a fraction of denominator at most 1000.
def belief_interval(prior, ratios):
    R = Fraction(math.exp(sum(math.log(r) for r in ratios))).limit_denominator(1000)
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
