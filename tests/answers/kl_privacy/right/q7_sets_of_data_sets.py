# The output is the set of all data sets under which it is possible.
def always_somebody(n):
    sets = list(itertools.product((0, 1), repeat=n))
    table = {}
    for x in sets:
        row = Counter()
        for i in range(n):
            row[frozenset(y for y in sets if y[i] == x[i])] += Fraction(1, n)
        table[x] = dict(row)
    return table
