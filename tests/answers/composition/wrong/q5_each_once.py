# Uses equal ratios once.
def belief_interval(prior, ratios):
    """The least and the largest belief that releases with these ratios allow, exactly."""
    factor, other = math.prod(set(ratios)), 1 - prior
    return prior / (prior + factor * other), factor * prior / (factor * prior + other)
