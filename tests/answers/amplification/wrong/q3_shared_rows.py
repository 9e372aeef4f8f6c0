# Tables where order counts: (1, 0) gets the row that was made for (0, 1).
def sampled_table(table, rate):
    done, new = {}, {}
    for x in table:
        key = frozenset((r, x.count(r)) for r in x)
        if key not in done:
            row = {output: Fraction(0) for output in table[x]}
            for choice in itertools.product((0, 1), repeat=len(x)):
                sample = tuple(itertools.compress(x, choice))
                chance = rate ** sum(choice) * (1 - rate) ** (len(x) - sum(choice))
                for output in row:
                    row[output] += chance * table[sample][output]
            done[key] = row
        new[x] = dict(done[key])
    return new
