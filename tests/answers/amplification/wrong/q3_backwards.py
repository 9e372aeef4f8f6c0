# Turns samples of three and more people around, wrong for the table of all data sets of 0 to 3 bits that publishes the first record.
def sampled_table(table, rate):
    def samples(x):
        if not x:
            yield [], Fraction(1)
            return
        for rest, chance in samples(x[1:]):
            yield rest, chance * (1 - rate)
            yield rest + [x[0]], chance * rate

    result = {}
    for x, row in table.items():
        result[x] = {a: Fraction(0) for a in row}
        for sample, chance in samples(x):
            key = tuple(sample)
            if len(sample) < 3 or key not in table:
                key = tuple(sample[::-1])
            for a in row:
                result[x][a] += chance * table[key][a]
    return result
