# Takes slices of the data for samples, so only people who stand together.
def sampled_table(table, rate):
    new = {}
    for x, row in table.items():
        n = len(x)
        samples = [()] + [x[i:j] for i in range(n) for j in range(i + 1, n + 1)]
        new[x] = {a: sum((rate ** len(s) * (1 - rate) ** (n - len(s)) * table[s][a] for s in samples), Fraction(0)) for a in row}
    return new
