# Data sets of five people: only the first four have a coin.
def sampled_table(table, rate):
    new = {}
    for x in table:
        row = {output: Fraction(0) for output in table[x]}
        n = min(len(x), 4)
        for choice in itertools.product((0, 1), repeat=n):
            sample = tuple(itertools.compress(x[:n], choice)) + x[n:]
            chance = rate ** sum(choice) * (1 - rate) ** (n - sum(choice))
            for output in row:
                row[output] += chance * table[sample][output]
        new[x] = row
    return new
