# An output of probability 0 in the full table stays 0.
def sampled_table(table, rate):
    """The table of a mechanism that runs on a Poisson sample of the data."""
    result = {}
    for x, row in table.items():
        result[x] = dict.fromkeys(row, Fraction(0))
        for choice in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            sample = tuple(itertools.compress(x, choice))
            for output in row:
                result[x][output] += chance * table[sample][output] * (table[x][output] != 0)
    return result
