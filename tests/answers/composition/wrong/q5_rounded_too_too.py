# Exact fractions with large denominators are rounded.
def belief_interval(prior, ratios):
    R = Fraction(float(math.prod(ratios))).limit_denominator(10**6)
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + (1 - prior))
