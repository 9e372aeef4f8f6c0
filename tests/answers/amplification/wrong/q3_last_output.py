# Gives the last output what is left of 1, and forgets what it had.
def sampled_table(table, rate):
    result = {}
    for x, row in table.items():
        result[x] = dict.fromkeys(row, Fraction(0))
        for choice in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            sample = tuple(itertools.compress(x, choice))
            for output in row:
                result[x][output] += chance * table[sample][output]
        *others, last = row
        result[x][last] = 1 - sum(result[x][a] for a in others[-1:])
    return result
