# Bayes rule release by release.
def belief_interval(prior, ratios):
    low = high = Fraction(prior)
    for r in ratios:
        low = low / (low + r * (1 - low))
        high = r * high / (r * high + 1 - high)
    return [low, high]
