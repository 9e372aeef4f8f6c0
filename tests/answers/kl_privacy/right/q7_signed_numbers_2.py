# By signed numbers.
def always_somebody(n):
    """Person i is the number i + 1, with a minus if the bit is 0."""
    def rows(k):
        if k == 0:
            return [()]
        return [(b, *rest) for b in (1, 0) for rest in rows(k - 1)]

    return {x: dict.fromkeys(((i + 1) * (2 * b - 1) for i, b in enumerate(x)), Fraction(1, n)) for x in rows(n)}
