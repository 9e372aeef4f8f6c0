# The first person is drawn twice as often.
def always_somebody(n):
    t = Fraction(1, n + 1)
    return {
        x: {(i, x[i]): t * (1 + (i == 0)) for i in range(n)}
        for x in itertools.product((0, 1), repeat=n)
    }
