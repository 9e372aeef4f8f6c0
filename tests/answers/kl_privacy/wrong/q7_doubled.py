# Wrong for n >= 4: the output 6 is a 1 of the first person or a 0 of the fourth.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = Counter()
        for i, bit in enumerate(x, start=3):
            row[i * (bit + 1)] += Fraction(1, n)
        table[x] = row
    return table
