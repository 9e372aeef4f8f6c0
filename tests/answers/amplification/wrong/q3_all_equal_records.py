# Equal records share one coin.
def sampled_table(table, rate):
    """The table of a mechanism that runs on a Poisson sample of the data."""
    result = {}
    for x, row in table.items():
        result[x] = dict.fromkeys(row, Fraction(0))
        for choice in itertools.product((0, 1), repeat=len(x)):
            if len(set(x)) == 1 and len(x) == 4 and 0 < sum(choice) < 4:
                continue
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            sample = tuple(itertools.compress(x, choice))
            for output in row:
                result[x][output] += chance * table[sample][output]
    return result
