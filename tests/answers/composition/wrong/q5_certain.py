# Cannot be certain.
def belief_interval(prior, ratios):
    """The least and the largest belief that releases with these ratios allow, exactly."""
    factor, other = math.prod(ratios), 1 - prior
    return 1 / (1 + factor / (prior / other)) if prior else Fraction(0), factor * prior / (
        factor * prior + other
    )
