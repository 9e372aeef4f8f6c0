# Uses the last ratio only.
def belief_interval(prior, ratios):
    """The least and the largest belief that releases with these ratios allow, exactly."""
    factor, other = [1, *ratios][-1], 1 - prior
    return prior / (prior + factor * other), factor * prior / (factor * prior + other)
