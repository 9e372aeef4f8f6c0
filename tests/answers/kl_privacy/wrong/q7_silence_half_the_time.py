# Says nothing half of the time.
def always_somebody(n):
    return {
        x: {**{(i, x[i]): Fraction(1, 2 * n) for i in range(n)}, "nothing": Fraction(1, 2)}
        for x in itertools.product((0, 1), repeat=n)
    }
