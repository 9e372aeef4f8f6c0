# A random person and their bit.
def always_somebody(n):
    return {
        x: {(i, x[i]): Fraction(1, n) for i in range(n)}
        for x in itertools.product((0, 1), repeat=n)
    }
