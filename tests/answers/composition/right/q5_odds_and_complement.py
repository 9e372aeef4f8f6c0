# Odds, and the lower end as one minus the upper end of the opposite belief; an array of objects.
def belief_interval(prior, ratios):
    def upper(belief):
        if belief == 1:
            return Fraction(1)
        odds = belief / (1 - belief)
        for r in ratios:
            odds *= r
        return 1 - 1 / (1 + odds)

    return np.array([1 - upper(1 - prior), upper(prior)], dtype=object)
