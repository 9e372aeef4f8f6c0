# The list of ratios is sorted in place, the largest first: an argument is changed.
# Witness: after(belief_interval, Fraction(1, 2), [Fraction(2), Fraction(3)]) gives ('arguments afterwards', (1/2, [3, 2])); right is ('arguments afterwards', (1/2, [2, 3])).
def belief_interval(prior, ratios):
    ratios.sort(reverse=True)
    factor = Fraction(1)
    for r in ratios:
        factor *= r
    return prior / (prior + factor * (1 - prior)), factor * prior / (factor * prior + 1 - prior)
