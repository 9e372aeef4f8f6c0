# The fourth person of a data set is always left out: only three coins are thrown.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {a: Fraction(0) for a in table[x]}
        for take in itertools.product((0, 1), repeat=min(len(x), 3)):
            chance = rate ** sum(take) * (1 - rate) ** (len(take) - sum(take))
            for a, value in table[tuple(itertools.compress(x, take))].items():
                row[a] += chance * value
        new[x] = row
    return new
