# Samples as the bits of whole numbers, weights by their number of ones.
def sampled_table(table, rate):
    outputs = list(next(iter(table.values())))
    new = {}
    for x in sorted(table, key=len):
        n = len(x)
        totals = [0 * rate for _ in outputs]
        for mask in range(1 << n):
            sample = tuple(x[i] for i in range(n) if mask >> i & 1)
            weight = rate ** len(sample) * (1 - rate) ** (n - len(sample))
            totals = [s + weight * table[sample][o] for s, o in zip(totals, outputs)]
        new[x] = dict(zip(outputs, totals))
    return new
