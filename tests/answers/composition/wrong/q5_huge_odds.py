# Odds of the certain belief 1 are replaced by a large number, so that certainty gets lost.
# Witness: belief_interval(Fraction(1), [Fraction(2)]) gives (500000000/500000001, 2000000000/2000000001); right is (1, 1).
def belief_interval(prior, ratios):
    odds = prior / (1 - prior) if prior < 1 else Fraction(10**9)
    factor = math.prod(ratios)
    low, high = odds / factor, odds * factor
    return low / (1 + low), high / (1 + high)
