# By bitmask backwards.
def sampled_table(table, rate):
    new = {}
    for x in reversed(list(table)):
        n = len(x)
        total = dict.fromkeys(table[x], 0)
        for mask in range(2**n):
            chance = rate ** mask.bit_count() * (1 - rate) ** (n - mask.bit_count())
            sample = tuple(x[i] for i in range(n) if mask & 1 << i)
            for a, value in table[sample].items():
                total[a] += chance * value
        new[x] = total
    return new
