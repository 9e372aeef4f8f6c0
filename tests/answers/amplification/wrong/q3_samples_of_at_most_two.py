# Wrong for three or four people: samples of 0, 1 and 2 people only.
def sampled_table(table, rate):
    new = {}
    for x in table:
        new[x] = {}
        for a in table[x]:
            new[x][a] = sum(
                (rate**k * (1 - rate) ** (len(x) - k) * table[s][a] for k in range(3) if k <= len(x)
                 for s in itertools.combinations(x, k)),
                Fraction(0),
            )
    return new
