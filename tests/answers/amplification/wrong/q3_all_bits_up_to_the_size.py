# Wrong for a table that does not hold all tuples of its records, or with records 2: goes over all tuples of bits.
def sampled_table(table, rate):
    sizes = range(max(map(len, table)) + 1)
    new = {}
    for x in dp.data_sets((0, 1), sizes):
        new[x] = dict.fromkeys(table[x], Fraction(0))
        for take in itertools.product((0, 1), repeat=len(x)):
            w = rate ** sum(take) * (1 - rate) ** take.count(0)
            for a, value in table[tuple(itertools.compress(x, take))].items():
                new[x][a] += w * value
    return new
