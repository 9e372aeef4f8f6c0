# Takes fractions with small denominators.
def sampled_table(table, rate):
    rate = rate.limit_denominator(10**6)
    result = {}
    for x, row in table.items():
        result[x] = dict.fromkeys(row, Fraction(0))
        for choice in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            sample = tuple(itertools.compress(x, choice))
            for output in row:
                result[x][output] += chance * table[sample][output]
    return result
