# Thinks that records are 0 or 1, and leaves data sets with a 2 as they are.
def sampled_table(table, rate):
    new = {}
    for x, row in table.items():
        new[x] = {a: Fraction(0) for a in row}
        n = len(x)
        for who in itertools.product((0, 1), repeat=n):
            s = tuple(itertools.compress(x, who))
            k = sum(who)
            if 2 in x:
                new[x] = dict(row)
                break
            for a, p in table[s].items():
                new[x][a] += rate**k * (1 - rate) ** (n - k) * p
    return new
