# The fifth person is never published; the rest of the probability is silence, which gives nobody away.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = {(i, bit): Fraction(1, n) for i, bit in enumerate(x[:4])}
        if n > 4:
            row["silence"] = 1 - sum(row.values())
        table[x] = row
    return table
