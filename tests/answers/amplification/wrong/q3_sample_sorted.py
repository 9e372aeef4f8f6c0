# The sample is sorted before it is looked up (where that is in the table), so the order of records is lost.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {a: Fraction(0) for a in table[x]}
        for take in itertools.product((0, 1), repeat=len(x)):
            chance = math.prod(rate if t else 1 - rate for t in take)
            sample = tuple(itertools.compress(x, take))
            known = table.get(tuple(sorted(sample)), table[sample])
            for a in row:
                row[a] += chance * known[a]
        new[x] = row
    return new
