# Divides by 1 - prior, which may be 0.
def belief_interval(prior, ratios):
    factor, odds = math.prod(ratios), prior / (1 - prior)
    return odds / factor / (1 + odds / factor), odds * factor / (1 + odds * factor)
