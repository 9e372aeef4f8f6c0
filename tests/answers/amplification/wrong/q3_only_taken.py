# Multiplies the chances of those who take part only.
def sampled_table(table, rate):
    result = {}
    for x, row in table.items():
        result[x] = dict.fromkeys(row, Fraction(0))
        for choice in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(choice)
            sample = tuple(itertools.compress(x, choice))
            for output in row:
                result[x][output] += chance * table[sample][output]
    return result
