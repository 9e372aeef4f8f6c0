# Adds the ratios.
def belief_interval(prior, ratios):
    """The least and the largest belief that releases with these ratios allow, exactly."""
    factor, other = (sum(ratios) or 1), 1 - prior
    return prior / (prior + factor * other), factor * prior / (factor * prior + other)
