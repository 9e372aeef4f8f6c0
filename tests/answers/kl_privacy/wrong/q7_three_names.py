# Has names for three people only; the fourth is called like the first.
# Witness: always_somebody(4) returns a table: the output ('Ada', 0) gives nobody away.
def always_somebody(n):
    names = ("Ada", "Bob", "Cleo")
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = Counter()
        for i, bit in enumerate(x):
            row[names[i % 3], bit] += Fraction(1, n)
        table[x] = dict(row)
    return table
