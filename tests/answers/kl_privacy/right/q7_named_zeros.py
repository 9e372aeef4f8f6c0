# Names what is impossible, too.
def always_somebody(n):
    return {
        x: {(i, b): Fraction(int(x[i] == b), n) for i in range(n) for b in (0, 1)}
        for x in itertools.product((0, 1), repeat=n)
    }
