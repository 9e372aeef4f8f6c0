# Some persons are chosen more often than 1/n for n of 2 and more.
def always_somebody(n):
    return {
        x: {(i, x[i]): Fraction(2 * (i + 1), n * (n + 1)) for i in range(n)}
        for x in itertools.product((0, 1), repeat=n)
    }
