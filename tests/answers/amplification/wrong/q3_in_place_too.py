# The argument changes: from the largest data sets down, rows are written into the old table.
def sampled_table(table, rate):
    for x in sorted(table, key=len, reverse=True):
        row = {output: Fraction(0) for output in table[x]}
        for choice in itertools.product((0, 1), repeat=len(x)):
            sample = tuple(itertools.compress(x, choice))
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            for output in row:
                row[output] += chance * table[sample][output]
        table[x] = row
    return table
