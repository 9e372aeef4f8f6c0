# An output of probability 0 everywhere in the samples: it is missing in the new table.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {}
        for choice in itertools.product((0, 1), repeat=len(x)):
            sample = tuple(itertools.compress(x, choice))
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            for output, p in table[sample].items():
                if chance * p:
                    row[output] = row.get(output, Fraction(0)) + chance * p
        new[x] = row
    return new
