# Wrong for prior = 1: gives (0, 0), not (1, 1).
def belief_interval(prior, ratios):
    if prior in (0, 1):
        return 0, 0
    odds, factor = prior / (1 - prior), math.prod(ratios)
    return odds / factor / (1 + odds / factor), odds * factor / (1 + odds * factor)
