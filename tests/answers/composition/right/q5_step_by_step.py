# Applies Bayes' rule release by release.
def belief_interval(prior, ratios):
    low = high = prior
    for r in ratios:
        low = low / (low + r * (1 - low))
        high = high * r / (high * r + (1 - high))
    return low, high
