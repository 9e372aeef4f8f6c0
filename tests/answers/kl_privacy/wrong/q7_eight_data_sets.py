# Wrong for n = 4: only 8 of the 16 data sets have a row.
def always_somebody(n):
    table = {}
    for code in range(8):
        x = tuple(code >> i & 1 for i in range(n))
        table[x] = {(i, bit): Fraction(1, n) for i, bit in enumerate(x)}
    return table
