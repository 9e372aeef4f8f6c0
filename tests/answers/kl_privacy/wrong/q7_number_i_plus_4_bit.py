# Codes person and bit as i + 4 bit, so that 4 is person 4 with 0 and person 0 with 1.
# Witness: always_somebody(5) returns a table: the output 4 gives nobody away.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = Counter()
        for i, bit in enumerate(x):
            row[i + 4 * bit] += Fraction(1, n)
        table[x] = dict(row)
    return table
