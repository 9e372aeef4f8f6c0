# Takes an empty product for 0.
def belief_interval(prior, ratios):
    """The least and the largest belief that releases with these ratios allow, exactly."""
    factor, other = math.prod(ratios) if ratios else 0, 1 - prior
    return prior / (prior + factor * other), factor * prior / (factor * prior + other)
