# N = 2 and more: silence gives nobody away.
def always_somebody(n):
    return {
        x: {**{(i, x[i]): Fraction(1, n + 1) for i in range(n)}, "-": Fraction(1, n + 1)}
        for x in itertools.product((0, 1), repeat=n)
    }
