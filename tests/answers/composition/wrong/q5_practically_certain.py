# A factor of more than a million is called certainty: the interval 0 to 1 is returned.
# Witness: belief_interval(Fraction(1, 10**6), [Fraction(1000)] * 3) gives (0, 1); right is (1/999999000000001, 1000000000/1000999999).
def belief_interval(prior, ratios):
    factor = math.prod(ratios)
    if factor > 10**6 and 0 < prior < 1:
        return 0, 1
    return prior / (prior + factor * (1 - prior)), factor * prior / (factor * prior + 1 - prior)
