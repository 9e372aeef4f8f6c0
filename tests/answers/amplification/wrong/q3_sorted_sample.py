# The sample is looked up in sorted order; a table may tell (1, 0) from (0, 1).
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {a: Fraction(0) for a in table[x]}
        for who in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(who) * (1 - rate) ** (len(x) - sum(who))
            sample = tuple(sorted(itertools.compress(x, who), key=str))
            for a, p in table.get(sample, table[tuple(itertools.compress(x, who))]).items():
                row[a] += chance * p
        new[x] = row
    return new
