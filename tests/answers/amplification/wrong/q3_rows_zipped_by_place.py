# Rows are added up by place, as if all listed their outputs in the same order.
def sampled_table(table, rate):
    new = {}
    for x, old in table.items():
        sums = [Fraction(0)] * len(old)
        for take in itertools.product((0, 1), repeat=len(x)):
            chance = math.prod((rate if t else 1 - rate) for t in take)
            row = table[tuple(itertools.compress(x, take))]
            sums = [s + chance * v for s, v in zip(sums, row.values())]
        new[x] = dict(zip(old, sums))
    return new
