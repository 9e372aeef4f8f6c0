# Changes the table that it was given.
def sampled_table(table, rate):
    result = table
    for x, row in sorted(table.items(), key=lambda item: -len(item[0])):
        result[x] = dict.fromkeys(row, Fraction(0))
        for choice in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            sample = tuple(itertools.compress(x, choice))
            for output in row:
                result[x][output] += chance * table[sample][output]
    return result
