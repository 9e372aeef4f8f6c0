# Publishes all bits.
def always_somebody(n):
    """A table with a total variation of at most 1/n whose every output gives somebody away."""
    return {x: {x: Fraction(1)} for x in itertools.product((0, 1), repeat=n)}
