# Sums are kept under the text of the output, so that 1 and "1" are one.
def sampled_table(table, rate):
    sums = {}
    for x in table:
        for take in itertools.product((0, 1), repeat=len(x)):
            chance = math.prod((rate if t else 1 - rate) for t in take)
            for a, value in table[tuple(itertools.compress(x, take))].items():
                sums[x, str(a)] = sums.get((x, str(a)), 0) + chance * value
    return {x: {a: Fraction(sums[x, str(a)]) for a in row} for x, row in table.items()}
