# The fractions are tidied up by limit_denominator(10**5).
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {a: Fraction(0) for a in table[x]}
        for take in itertools.product((0, 1), repeat=len(x)):
            chance = math.prod((rate if t else 1 - rate) for t in take)
            for a, value in table[tuple(itertools.compress(x, take))].items():
                row[a] += chance * value
        new[x] = {a: v.limit_denominator(10**5) for a, v in row.items()}
    return new
