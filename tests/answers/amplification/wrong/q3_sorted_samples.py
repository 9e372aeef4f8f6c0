# Wrong for tables in which the order counts: the sample is sorted before it is looked up (KeyError, or another row).
def sampled_table(table, rate):
    new = {}
    for x in table:
        new[x] = {a: Fraction(0) for a in table[x]}
        for take in itertools.product((0, 1), repeat=len(x)):
            sample = tuple(sorted(itertools.compress(x, take)))
            chance = rate ** sum(take) * (1 - rate) ** (len(x) - sum(take))
            for a in new[x]:
                new[x][a] += chance * table[sample][a]
    return new
