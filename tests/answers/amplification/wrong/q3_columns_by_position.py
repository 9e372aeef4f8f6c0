# Wrong where the rows name their outputs in different orders: columns are matched by position.
def sampled_table(table, rate):
    rows = {x: list(row.values()) for x, row in table.items()}
    new = {}
    for x in table:
        total = [Fraction(0)] * len(rows[x])
        for take in itertools.product((True, False), repeat=len(x)):
            k = sum(take)
            w = rate**k * (1 - rate) ** (len(x) - k)
            total = [t + w * v for t, v in zip(total, rows[tuple(itertools.compress(x, take))])]
        new[x] = dict(zip(table[x], total))
    return new
