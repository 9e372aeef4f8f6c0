# A certain prior is read as 99 hundredths, since nobody is certain.
def belief_interval(prior, ratios):
    prior = min(prior, Fraction(99, 100)) if ratios else prior
    R = math.prod(ratios)
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
