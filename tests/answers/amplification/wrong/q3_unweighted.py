# Gives all samples the same probability.
def sampled_table(table, rate):
    result = {}
    for x, row in table.items():
        result[x] = dict.fromkeys(row, Fraction(0))
        for choice in itertools.product((0, 1), repeat=len(x)):
            chance = Fraction(1, 2 ** len(x))
            sample = tuple(itertools.compress(x, choice))
            for output in row:
                result[x][output] += chance * table[sample][output]
    return result
