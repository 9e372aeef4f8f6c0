# N = 3, 5, 6: floats in place of exact numbers, which do not sum to 1.
def always_somebody(n):
    return {
        x: {(i, x[i]): Fraction(1 / n) for i in range(n)}
        for x in itertools.product((0, 1), repeat=n)
    }
