# Wrong for n = 5 only: the fifth person has the number of the first, so that (0, 1) gives neither of them away.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = {}
        for i, bit in enumerate(x):
            row[i % 4, bit] = row.get((i % 4, bit), 0) + Fraction(1, n)
        table[x] = row
    return table
