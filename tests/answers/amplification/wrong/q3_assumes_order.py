# New rows are read as if old ones where the table does not list small data sets first.
def sampled_table(table, rate):
    new = {x: dict(row) for x, row in table.items()}
    for x in reversed(list(new)):
        row = {a: Fraction(0) for a in new[x]}
        for who in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(who) * (1 - rate) ** (len(x) - sum(who))
            for a, p in new[tuple(itertools.compress(x, who))].items():
                row[a] += chance * p
        new[x] = row
    return new
