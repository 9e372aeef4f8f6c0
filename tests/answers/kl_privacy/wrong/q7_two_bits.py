# Publishes the bits of two people who follow each other.
def always_somebody(n):
    """A table with a total variation of at most 1/n whose every output gives somebody away."""
    return {
        x: {(i, x[i], x[i - 1]): Fraction(1, n) for i in range(n)}
        for x in itertools.product((0, 1), repeat=n)
    }
