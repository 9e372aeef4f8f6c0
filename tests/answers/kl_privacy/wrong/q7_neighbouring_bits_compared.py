# Publishes whether a person has the same bit as the next one.
def always_somebody(n):
    return {
        x: {(i, x[i] == x[(i + 1) % n]): Fraction(1, n) for i in range(n)}
        for x in itertools.product((0, 1), repeat=n)
    }
