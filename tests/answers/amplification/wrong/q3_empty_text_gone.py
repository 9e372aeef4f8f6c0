# A record "": it is the mark for whoever is not in the sample.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {output: Fraction(0) for output in table[x]}
        for choice in itertools.product((0, 1), repeat=len(x)):
            marked = [record if taken else "" for record, taken in zip(x, choice)]
            sample = tuple(record for record in marked if record != "")
            chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
            for output in row:
                row[output] += chance * table[sample][output]
        new[x] = row
    return new
