# Mostly says nothing.
def always_somebody(n):
    """A table with a total variation of at most 1/n whose every output gives somebody away."""
    return {
        x: {(0, x[0]): Fraction(1, n + 1), "silence": Fraction(n, n + 1)}
        for x in itertools.product((0, 1), repeat=n)
    }
