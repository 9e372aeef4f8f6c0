# Rounds to floats.
def belief_interval(prior, ratios):
    """The least and the largest belief that releases with these ratios allow, exactly."""
    factor, other = float(math.prod(ratios)), 1 - prior
    return prior / (prior + factor * other), factor * prior / (factor * prior + other)
