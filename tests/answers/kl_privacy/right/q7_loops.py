# Fills the table in loops.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        table[x] = {}
        for person, bit in enumerate(x):
            table[x][person, bit] = Fraction(1, n)
    return table
