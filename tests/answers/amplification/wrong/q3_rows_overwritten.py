# Copies the outer dictionary only, and overwrites the rows that were given.
def sampled_table(table, rate):
    new = dict(table)
    for x in sorted(table, key=len, reverse=True):
        row = {a: Fraction(0) for a in table[x]}
        for who in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(who) * (1 - rate) ** (len(x) - sum(who))
            for a, p in table[tuple(itertools.compress(x, who))].items():
                row[a] += chance * p
        new[x].update(row)
    return new
