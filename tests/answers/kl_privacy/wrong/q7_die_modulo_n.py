# Chooses the person by a die, modulo n: not uniform for n = 4 and n = 5.
# Witness: always_somebody(4) returns a table: edit neighbours have total variation 1/3, at most 1/4 is right.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = Counter()
        for die in range(6):
            row[die % n, x[die % n]] += Fraction(1, 6)
        table[x] = dict(row)
    return table
