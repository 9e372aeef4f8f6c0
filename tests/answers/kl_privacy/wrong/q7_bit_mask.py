# Wrong for n >= 5: person 1 with a 1 and person 5 with a 0 give the same output.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = {}
        for i, bit in enumerate(x, start=1):
            code = i ^ (4 * bit)
            row[code] = row.get(code, 0) + Fraction(1, n)
        table[x] = row
    return table
