# Stops at the first ratio of 1, as nothing more could be learnt.
def belief_interval(prior, ratios):
    R = Fraction(1)
    for r in ratios:
        if r == 1:
            break
        R *= r
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
