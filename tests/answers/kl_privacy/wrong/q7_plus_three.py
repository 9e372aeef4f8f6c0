# Wrong for n >= 4: the output 3 is a 1 of person 0 or a 0 of person 3.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = Counter()
        for i, bit in enumerate(x):
            row[i + 3 * bit] += Fraction(1, n)
        table[x] = row
    return table
