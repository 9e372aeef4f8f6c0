# Equal ratios that follow each other count once from the third on.
def belief_interval(prior, ratios):
    R = Fraction(1)
    for r, run in itertools.groupby(ratios):
        R *= r ** min(5, len(list(run)))
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
