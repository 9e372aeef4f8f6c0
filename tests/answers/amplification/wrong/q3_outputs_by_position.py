# Rows are added by position; two rows may list the same outputs in different orders.
def sampled_table(table, rate):
    new = {}
    for x in table:
        total = [Fraction(0)] * len(table[x])
        for who in itertools.product((0, 1), repeat=len(x)):
            chance = rate ** sum(who) * (1 - rate) ** (len(x) - sum(who))
            old = table[tuple(itertools.compress(x, who))].values()
            total = [s + chance * p for s, p in zip(total, old)]
        new[x] = dict(zip(table[x], total))
    return new
