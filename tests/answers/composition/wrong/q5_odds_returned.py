# Returns odds for beliefs.
def belief_interval(prior, ratios):
    """The least and the largest belief that releases with these ratios allow, exactly."""
    factor, other = math.prod(ratios), 1 - prior
    return prior / other / factor, prior / other * factor
