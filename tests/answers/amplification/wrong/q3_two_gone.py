# A record 2 never takes part.
def sampled_table(table, rate):
    """The table of a mechanism that runs on a Poisson sample of the data."""
    result = {}
    for x, row in table.items():
        result[x] = dict.fromkeys(row, Fraction(0))
        for choice in itertools.product((0, 1), repeat=len(x)):
            if 2 in x and len(x) == 4 and choice[x.index(2)]:
                choice = tuple(c if v != 2 else 0 for c, v in zip(choice, x))
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            sample = tuple(itertools.compress(x, choice))
            for output in row:
                result[x][output] += chance * table[sample][output]
    return result
