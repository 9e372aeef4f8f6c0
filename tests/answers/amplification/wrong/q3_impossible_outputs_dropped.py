# Outputs that no data set can give are left out of the new table.
def sampled_table(table, rate):
    outputs = [a for a in next(iter(table.values())) if any(row[a] for row in table.values())]
    new = {}
    for x in table:
        new[x] = {a: Fraction(0) for a in outputs}
        for take in itertools.product((0, 1), repeat=len(x)):
            k = sum(take)
            for a in outputs:
                new[x][a] += (
                    rate**k
                    * (1 - rate) ** (len(x) - k)
                    * table[tuple(itertools.compress(x, take))][a]
                )
    return new
