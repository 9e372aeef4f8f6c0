# Multiplies the belief, not the odds.
def belief_interval(prior, ratios):
    """The least and the largest belief that releases with these ratios allow, exactly."""
    factor, other = math.prod(ratios), 1 - prior
    return prior / factor, min(Fraction(1), prior * factor)
