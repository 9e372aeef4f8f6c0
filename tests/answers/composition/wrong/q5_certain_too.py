# Wrong for prior = 1: who is certain stays certain.
def belief_interval(prior, ratios):
    r = math.prod(ratios)
    odds = Fraction(prior) / (1 - prior)
    return odds / r / (1 + odds / r), odds * r / (1 + odds * r)
