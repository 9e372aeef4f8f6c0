# Samples of a size are taken as a set, all alike likely, so equal records lose their multiplicity.
def sampled_table(table, rate):
    new = {}
    for x, old in table.items():
        row = dict.fromkeys(old, Fraction(0))
        n = len(x)
        for size in range(n + 1):
            chance = math.comb(n, size) * rate**size * (1 - rate) ** (n - size)
            subsets = set(itertools.combinations(x, size))
            for s in subsets:
                for a in row:
                    row[a] += chance / len(subsets) * table[s][a]
        new[x] = row
    return new
