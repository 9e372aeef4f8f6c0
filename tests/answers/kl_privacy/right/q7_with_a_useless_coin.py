# Person and bit as one number, 2i + bit, and a fair coin that splits each output into two.
def always_somebody(n):
    def row(x):
        return {
            (2 * i + b) * (1 if coin else -1) - (not coin): Fraction(1, 2 * n)
            for i, b in enumerate(x)
            for coin in (True, False)
        }

    def bits(k):
        return [()] if k == 0 else [(b, *rest) for b in (0, 1) for rest in bits(k - 1)]

    return {x: row(x) for x in bits(n)}
