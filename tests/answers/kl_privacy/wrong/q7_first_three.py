# Wrong for n >= 4: only the first three persons are drawn, so that the total variation is 1/3.
def always_somebody(n):
    m = min(n, 3)
    return {
        x: {(i, x[i]): Fraction(1, m) for i in range(m)}
        for x in itertools.product((0, 1), repeat=n)
    }
