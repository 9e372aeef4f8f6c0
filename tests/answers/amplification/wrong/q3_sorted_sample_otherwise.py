# Sorts the records of a sample, as if order did not matter.
def sampled_table(table, rate):
    new = {}
    for x, row in table.items():
        new[x] = {a: Fraction(0) for a in row}
        n = len(x)
        for who in itertools.product((0, 1), repeat=n):
            s = tuple(itertools.compress(x, who))
            k = sum(who)
            s = tuple(sorted(s))
            for a, p in table[s].items():
                new[x][a] += rate**k * (1 - rate) ** (n - k) * p
    return new
