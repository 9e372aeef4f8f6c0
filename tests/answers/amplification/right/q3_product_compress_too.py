# Product compress.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {output: Fraction(0) for output in table[x]}
        for choice in itertools.product((0, 1), repeat=len(x)):
            sample = tuple(itertools.compress(x, choice))
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            for output in row:
                row[output] += chance * table[sample][output]
        new[x] = row
    return new
