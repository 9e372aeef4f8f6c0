# Numbers outputs i + 3 bit, which for four people and more gives two outputs one name.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = Counter()
        for i in range(n):
            row[i + 3 * x[i]] += Fraction(1, n)
        table[x] = dict(row)
    return table
