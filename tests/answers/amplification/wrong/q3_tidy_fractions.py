# Rates such as 17/1000: the probabilities have larger denominators than a million.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {output: Fraction(0) for output in table[x]}
        for choice in itertools.product((0, 1), repeat=len(x)):
            sample = tuple(itertools.compress(x, choice))
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            for output in row:
                row[output] += chance * table[sample][output]
        new[x] = {output: p.limit_denominator(10**6) for output, p in row.items()}
    return new
