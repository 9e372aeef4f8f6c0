# Ratios are multiplied as floats and only then made a fraction.
# Witness: belief_interval(Fraction(1, 2), [Fraction(4, 3)]) gives (4503599627370496/10508399130531157, 6004799503160661/10508399130531157); right is (3/7, 4/7).
def belief_interval(prior, ratios):
    factor = Fraction(math.prod(float(r) for r in ratios))
    return prior / (prior + factor * (1 - prior)), factor * prior / (factor * prior + 1 - prior)
