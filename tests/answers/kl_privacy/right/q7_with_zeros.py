# With zeros.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        table[x] = {(i, b): Fraction(int(x[i] == b), n) for i in range(n) for b in (0, 1)}
    return table
