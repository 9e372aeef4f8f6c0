# Counts one sample of each size.
def sampled_table(table, rate):
    result = {}
    for x, row in table.items():
        n = len(x)
        result[x] = {
            a: sum(rate**k * (1 - rate) ** (n - k) * table[x[:k]][a] for k in range(n + 1))
            for a in row
        }
    return result
