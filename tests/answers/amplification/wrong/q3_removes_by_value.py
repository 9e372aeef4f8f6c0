# List.remove takes the first equal record.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {a: Fraction(0) for a in table[x]}
        for gone in range(len(x) + 1):
            chance = rate ** (len(x) - gone) * (1 - rate) ** gone
            for records in itertools.combinations(x, gone):
                sample = list(x)
                for record in records:
                    sample.remove(record)
                for a, p in table[tuple(sample)].items():
                    row[a] += chance * p
        new[x] = row
    return new
