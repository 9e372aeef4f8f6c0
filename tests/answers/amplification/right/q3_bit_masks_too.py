# Another way: bit masks.
def sampled_table(table, rate):
    new = {}
    for x, old in table.items():
        n = len(x)
        row = dict.fromkeys(old, Fraction(0))
        for mask in range(2**n):
            sample = tuple(x[i] for i in range(n) if mask >> i & 1)
            if rate == 1 and len(sample) < n:
                continue
            k = mask.bit_count()
            for a, p in table[sample].items():
                row[a] += p * rate**k * (1 - rate) ** (n - k)
        new[x] = row
    return new
