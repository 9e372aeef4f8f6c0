# Exchanges the two ends.
def belief_interval(prior, ratios):
    """The least and the largest belief that releases with these ratios allow, exactly."""
    factor, other = math.prod(ratios), 1 - prior
    return factor * prior / (factor * prior + other), prior / (prior + factor * other)
