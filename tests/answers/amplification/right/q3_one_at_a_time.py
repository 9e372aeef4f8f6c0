# One at a time.
def sampled_table(table, rate):
    new = {}
    for x in table:
        samples = {(): Fraction(1)}
        for record in x:
            after = {}
            for sample, chance in samples.items():
                for s, c in ((sample, chance * (1 - rate)), (sample + (record,), chance * rate)):
                    after[s] = after.get(s, 0) + c
            samples = after
        new[x] = {
            a: sum((c * table[s][a] for s, c in samples.items()), Fraction(0)) for a in table[x]
        }
    return new
