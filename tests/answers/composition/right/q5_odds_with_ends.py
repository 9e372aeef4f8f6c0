# Odds with ends.
def _belief(odds):
    return odds / (1 + odds)


def belief_interval(prior, ratios):
    if prior in (0, 1):
        return prior, prior
    factor = Fraction(1)
    for r in ratios:
        factor *= r
    odds = prior / (1 - prior)
    return _belief(odds / factor), _belief(odds * factor)
