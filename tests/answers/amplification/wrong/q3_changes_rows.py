# Dict(table) copies the outer dictionary only: the rows of the argument are overwritten.
def sampled_table(table, rate):
    new = dict(table)
    for x in sorted(new, key=len, reverse=True):
        row = dict.fromkeys(new[x], Fraction(0))
        for who in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(who) * (1 - rate) ** (len(x) - sum(who))
            for a, p in new[tuple(itertools.compress(x, who))].items():
                row[a] += chance * p
        new[x].update(row)
    return new
