# All choices of who takes part, with compress.
def sampled_table(table, rate):
    result = {}
    for x, old in table.items():
        row = dict.fromkeys(old, Fraction(0))
        for who in itertools.product((0, 1), repeat=len(x)):
            chance = math.prod(rate if w else 1 - rate for w in who)
            sample = tuple(itertools.compress(x, who))
            for output in row:
                row[output] += chance * table[sample][output]
        result[x] = row
    return result
