# Odds special.
def _belief(odds):
    return odds / (1 + odds)


def belief_interval(prior, ratios):
    if prior == 1:
        return 1, 1
    odds, factor = Fraction(prior) / (1 - prior), Fraction(1)
    for r in ratios:
        factor *= r
    return np.array([_belief(odds / factor), _belief(odds * factor)], dtype=object)
