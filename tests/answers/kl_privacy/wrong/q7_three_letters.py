# Wrong for n >= 4: two persons share a letter, and nobody's bit is certain.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = {}
        for i, bit in enumerate(x):
            name = "abc"[i % 3] + str(bit)
            row[name] = row.get(name, 0) + Fraction(1, n)
        table[x] = row
    return table
