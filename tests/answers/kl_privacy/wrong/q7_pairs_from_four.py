# From four people on publishes the bits of two random people without saying whose is whose.
# Witness: always_somebody(4) returns a table: the output (0, 3, 1) gives nobody away; edit neighbours have total variation 1/2, at most 1/4 is right.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = Counter()
        if n < 4:
            for i in range(n):
                row[i, x[i]] += Fraction(1, n)
        else:
            pairs = list(itertools.combinations(range(n), 2))
            for i, j in pairs:
                row[i, j, x[i] + x[j]] += Fraction(1, len(pairs))
        table[x] = dict(row)
    return table
