# First the distribution of the sample, then the average.
def sampled_table(table, rate):
    result = {}
    for x in table:
        samples = {(): Fraction(1)}
        for record in x:
            grown = {}
            for sample, chance in samples.items():
                for new, share in ((sample + (record,), rate), (sample, 1 - rate)):
                    grown[new] = grown.get(new, 0) + share * chance
            samples = grown
        result[x] = {a: sum(c * table[s][a] for s, c in samples.items()) for a in table[x]}
    return result
