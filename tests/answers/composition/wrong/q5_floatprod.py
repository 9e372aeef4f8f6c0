# Rounds the product of ratios.
def belief_interval(prior, ratios):
    R = Fraction(float(math.prod(ratios)))
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
