# Leaves out records that are empty or 0.
def sampled_table(table, rate):
    result = {}
    for x, row in table.items():
        result[x] = dict.fromkeys(row, Fraction(0))
        for choice in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            sample = tuple(v for v, c in zip(x, choice) if v and c)
            for output in row:
                result[x][output] += chance * table[sample][output]
    return result
