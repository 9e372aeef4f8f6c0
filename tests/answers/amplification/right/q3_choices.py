# All choices of who takes part.
def sampled_table(table, rate):
    new = {}
    for x, row in table.items():
        new[x] = {a: Fraction(0) for a in row}
        for who in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(who) * (1 - rate) ** (len(x) - sum(who))
            for a, p in table[tuple(itertools.compress(x, who))].items():
                new[x][a] += chance * p
    return new
