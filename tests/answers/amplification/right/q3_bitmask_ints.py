# Bit masks, whole numbers over a common denominator.
def sampled_table(table, rate):
    g, d = rate.numerator, rate.denominator
    new = {}
    for x in reversed(list(table)):
        n, row = len(x), dict.fromkeys(table[x], 0)
        for mask in range(2**n):
            k = mask.bit_count()
            weight = g**k * (d - g) ** (n - k)
            s = tuple(r for i, r in enumerate(x) if mask >> i & 1)
            for a in row:
                row[a] = row[a] + weight * table[s][a]
        new[x] = {a: Fraction(v) / d**n for a, v in row.items()}
    return new
