# Takes the outputs of all rows in the order of one.
def sampled_table(table, rate):
    result = {}
    for x, row in table.items():
        total = [Fraction(0)] * len(row)
        for choice in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            source = table[tuple(itertools.compress(x, choice))].values()
            total = [t + chance * s for t, s in zip(total, source)]
        result[x] = dict(zip(row, total))
    return result
