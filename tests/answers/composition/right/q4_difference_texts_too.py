# Difference texts.
def pad(k):
    table = {}
    for x in range(k):
        row = {}
        for r in range(k):
            row[str(r), "b%d" % ((r - x) % k)] = Fraction(1, k)
        table[x] = row
    return table
