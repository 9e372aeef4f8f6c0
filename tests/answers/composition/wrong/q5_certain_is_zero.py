# Both certainties are treated alike: for a prior of 1 the answer for 0 comes back.
# Witness: belief_interval(Fraction(1), []) gives (0, 0); right is (1, 1).
def belief_interval(prior, ratios):
    factor = math.prod(ratios)
    against = 1 - prior
    if not prior * against:
        return Fraction(0), Fraction(0)
    return prior / (prior + factor * against), factor * prior / (factor * prior + against)
