# With rate 1 gives every choice the weight of the choice in which all take part, so rows sum to more than 1.
def sampled_table(table, rate):
    new = {}
    for x, row in table.items():
        new[x] = {a: Fraction(0) for a in row}
        n = len(x)
        for who in itertools.product((0, 1), repeat=n):
            s = tuple(itertools.compress(x, who))
            k = sum(who)
            k = min(k, n) if rate < 1 else n
            for a, p in table[s].items():
                new[x][a] += rate**k * (1 - rate) ** (n - k) * p
    return new
