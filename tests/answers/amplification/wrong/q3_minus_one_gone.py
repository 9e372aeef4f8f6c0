# A record -1: it is the mark for whoever is not in the sample.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = dict.fromkeys(table[x], Fraction(0))
        for marked in itertools.product(*[((r, rate), (-1, 1 - rate)) for r in x]):
            sample = tuple(r for r, _ in marked if r != -1)
            chance = math.prod((c for _, c in marked), start=Fraction(1))
            for output in row:
                row[output] += chance * table[sample][output]
        new[x] = row
    return new
