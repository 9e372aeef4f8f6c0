# Lists only the data sets of at most four bits.
def always_somebody(n):
    m = min(n, 4)
    return {
        x: {(i, x[i]): Fraction(1, m) for i in range(m)}
        for x in itertools.product((0, 1), repeat=m)
    }
