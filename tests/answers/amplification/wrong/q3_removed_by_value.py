# Who stays away is removed by list.remove, which takes out the first equal record.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {a: Fraction(0) for a in table[x]}
        for take in itertools.product((False, True), repeat=len(x)):
            left, chance = list(x), Fraction(1)
            for record, t in zip(x, take):
                chance *= rate if t else 1 - rate
                if not t:
                    left.remove(record)
            for a, value in table[tuple(left)].items():
                row[a] += chance * value
        new[x] = row
    return new
