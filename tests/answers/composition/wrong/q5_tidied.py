# Beliefs are tidied after each release to denominators up to 1000.
# Witness: belief_interval(Fraction(1, 7), [Fraction(1009, 1000)]) gives (37/261, 56/389); right is (500/3527, 1009/7009).
def belief_interval(prior, ratios):
    low = high = prior
    for r in ratios:
        low = (low / (low + r * (1 - low))).limit_denominator(1000)
        high = (r * high / (r * high + 1 - high)).limit_denominator(1000)
    return low, high
