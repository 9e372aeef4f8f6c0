# Wrong for ratios that no float holds: 1/2, [11/10] gives a fraction with a huge denominator, not 10/21.
def belief_interval(prior, ratios):
    factor = Fraction(float(np.prod([float(r) for r in ratios])))
    return prior / (prior + factor * (1 - prior)), factor * prior / (factor * prior + 1 - prior)
