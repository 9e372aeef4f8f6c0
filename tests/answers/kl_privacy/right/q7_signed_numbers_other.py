# The output is the person's number, with a minus for a zero.
def always_somebody(n):
    return {
        x: {(i + 1) * (1 if b else -1): Fraction(1, n) for i, b in enumerate(x)}
        for x in itertools.product((0, 1), repeat=n)
    }
