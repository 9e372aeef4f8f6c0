# Bit masks and whole-number weights, divided once at the end.
def sampled_table(table, rate):
    rate = Fraction(rate)
    up, low = rate.numerator, rate.denominator
    new = {}
    for x in reversed(list(table)):
        n = len(x)
        total = {a: 0 for a in table[x]}
        for mask in range(2**n):
            sample = tuple(x[i] for i in range(n) if mask >> i & 1)
            size = bin(mask).count("1")
            for a in total:
                total[a] = total[a] + up**size * (low - up) ** (n - size) * table[sample][a]
        new[x] = {a: Fraction(v) / low**n for a, v in total.items()}
    return new
