# Fractions are tidied to denominators up to ten million.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    low = Fraction(prior / (prior + R * (1 - prior))).limit_denominator(10**7)
    return low, Fraction(R * prior / (R * prior + 1 - prior)).limit_denominator(10**7)
