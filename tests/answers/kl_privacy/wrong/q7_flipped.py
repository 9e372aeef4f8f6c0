# Flips the bit now and then.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        table[x] = {}
        for i, bit in enumerate(x):
            table[x][i, bit] = Fraction(3, 4 * n)
            table[x][i, 1 - bit] = Fraction(1, 4 * n)
    return table
