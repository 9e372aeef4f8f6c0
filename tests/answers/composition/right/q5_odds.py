# Works with odds, and takes care of certainty.
def belief_interval(prior, ratios):
    if prior == 1:
        return Fraction(1), Fraction(1)
    odds = prior / (1 - prior)
    low = high = odds
    for r in ratios:
        low, high = low / r, high * r
    return low / (1 + low), high / (1 + high)
