# Publishes somebody's bit, but not whose.
def always_somebody(n):
    """A table with a total variation of at most 1/n whose every output gives somebody away."""
    return {
        x: dict(Counter({b: Fraction(x.count(b), n) for b in x}))
        for x in itertools.product((0, 1), repeat=n)
    }
