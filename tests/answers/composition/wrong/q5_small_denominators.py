# Tidies the two fractions up.
def belief_interval(prior, ratios):
    factor = math.prod(ratios)
    low = prior / (prior + factor * (1 - prior))
    high = factor * prior / (factor * prior + 1 - prior)
    return low.limit_denominator(10**12), high.limit_denominator(10**12)
