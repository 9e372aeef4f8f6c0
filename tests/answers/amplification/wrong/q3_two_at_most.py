# Goes over samples of two people at the most.
def sampled_table(table, rate):
    new = {}
    for x, row in table.items():
        n = len(x)
        new[x] = {a: sum((rate**k * (1 - rate) ** (n - k) * table[s][a] for k in range(3) for s in itertools.combinations(x, k)), Fraction(0)) for a in row}
    return new
