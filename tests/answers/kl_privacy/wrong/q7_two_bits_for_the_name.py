# Puts the name into the two low bits of a number and the bit above, so that person 4 with a 0 looks like person 0 with a 1.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = Counter()
        for i, bit in enumerate(x):
            row[i + 4 * bit] += Fraction(1, n)
        table[x] = row
    return table
