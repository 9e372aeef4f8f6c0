# Rounds the product to a whole number if it is near one.
def belief_interval(prior, ratios):
    factor = math.prod(ratios)
    if abs(factor - round(factor)) < 1e-9:
        factor = round(factor)
    return (
        prior / (prior + factor * (1 - prior)),
        Fraction(factor * prior) / (factor * prior + 1 - prior),
    )
