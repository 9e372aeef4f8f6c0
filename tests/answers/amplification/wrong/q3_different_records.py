# Leaves out all people with the same record together.
def sampled_table(table, rate):
    result = {}
    for x, row in table.items():
        result[x] = dict.fromkeys(row, Fraction(0))
        kinds = list(dict.fromkeys(x))
        for choice in itertools.product((0, 1), repeat=len(kinds)):
            chance = rate ** sum(choice) * (1 - rate) ** (len(kinds) - sum(choice))
            taken = set(itertools.compress(kinds, choice))
            sample = tuple(v for v in x if v in taken)
            for output in row:
                result[x][output] += chance * table[sample][output]
    return result
