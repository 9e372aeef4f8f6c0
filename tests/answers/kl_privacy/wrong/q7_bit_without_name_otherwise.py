# Publishes the bit of a random person without saying whose it is.
def always_somebody(n):
    return {
        x: {0: Fraction(n - sum(x), n), 1: Fraction(sum(x), n)}
        for x in itertools.product((0, 1), repeat=n)
    }
