# Wrong with equal records: list.remove takes out the first equal record, not the person's own, so the order changes.
def sampled_table(table, rate):
    new = {}
    for x, row in table.items():
        n = len(x)
        mixed = dict.fromkeys(row, Fraction(0))
        for k in range(n + 1):
            for gone in itertools.combinations(x, k):
                sample = list(x)
                for record in gone:
                    sample.remove(record)
                chance = (1 - rate) ** k * rate ** (n - k)
                for a in mixed:
                    mixed[a] += chance * table[tuple(sample)][a]
        new[x] = mixed
    return new
