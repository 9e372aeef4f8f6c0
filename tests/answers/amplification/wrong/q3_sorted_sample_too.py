# Data sets whose order counts: the sample (1, 0) is looked up as (0, 1).
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {output: Fraction(0) for output in table[x]}
        for choice in itertools.product((0, 1), repeat=len(x)):
            sample = tuple(itertools.compress(x, choice))
            tidy = tuple(sorted(sample))
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            for output in row:
                row[output] += chance * table[tidy if tidy in table else sample][output]
        new[x] = row
    return new
