# By symmetry the less likely of the two is looked at, and the belief in it is returned.
# Witness: belief_interval(Fraction(3, 4), [Fraction(2)]) gives (1/7, 2/5); right is (3/5, 6/7).
def belief_interval(prior, ratios):
    belief = min(prior, 1 - prior)
    factor = math.prod(ratios)
    return belief / (belief + factor * (1 - belief)), factor * belief / (
        factor * belief + 1 - belief
    )
