# The largest belief is kept below 99 hundredths.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    high = R * prior / (R * prior + 1 - prior)
    return prior / (prior + R * (1 - prior)), min(high, max(prior, Fraction(9999, 10000)))
