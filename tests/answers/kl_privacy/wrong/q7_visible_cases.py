# Knows up to three people.
def always_somebody(n):
    n = min(n, 3)
    return {
        x: {(i, x[i]): Fraction(1, n) for i in range(n)}
        for x in itertools.product((0, 1), repeat=n)
    }
