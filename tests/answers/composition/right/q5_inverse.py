# Writes one over one plus the inverse odds.
def belief_interval(prior, ratios):
    if prior == 0:
        return 0, 0
    total = Fraction(1)
    for r in ratios:
        total *= r
    against = (1 - prior) / prior
    return [1 / (1 + against * total), 1 / (1 + against / total)]
