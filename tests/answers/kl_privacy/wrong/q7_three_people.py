# Chooses among the first three.
def always_somebody(n):
    """A table with a total variation of at most 1/n whose every output gives somebody away."""
    return {
        x: {(i, x[i]): Fraction(1, min(n, 3)) for i in range(min(n, 3))}
        for x in itertools.product((0, 1), repeat=n)
    }
