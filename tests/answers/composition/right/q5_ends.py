# Takes one less the inverse of the odds and 1.
def belief_interval(prior, ratios):
    if prior in (0, 1):
        return [int(prior)] * 2
    o = prior / (1 - prior)
    R = math.prod(ratios, start=Fraction(1))
    return 1 - 1 / (1 + o / R), 1 - 1 / (1 + o * R)
