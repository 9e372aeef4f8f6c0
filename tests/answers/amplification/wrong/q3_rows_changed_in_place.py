# The copy is shallow, so the rows of the argument are overwritten (largest data sets first, so the values are right).
def sampled_table(table, rate):
    new = dict(table)
    for x in sorted(table, key=len, reverse=True):
        row = {a: Fraction(0) for a in table[x]}
        for take in itertools.product((0, 1), repeat=len(x)):
            chance = math.prod((rate if t else 1 - rate) for t in take)
            for a, value in table[tuple(itertools.compress(x, take))].items():
                row[a] += chance * value
        new[x].update(row)
    return new
