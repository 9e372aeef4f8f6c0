# New rows are kept between calls under data set and rate, whatever the table was.
_rows = {}


def sampled_table(table, rate):
    for x in table:
        if (x, rate) in _rows and set(_rows[x, rate]) == set(table[x]):
            continue
        row = {a: Fraction(0) for a in table[x]}
        for take in itertools.product((0, 1), repeat=len(x)):
            chance = math.prod((rate if t else 1 - rate) for t in take)
            for a, value in table[tuple(itertools.compress(x, take))].items():
                row[a] += chance * value
        _rows[x, rate] = row
    return {x: dict(_rows[x, rate]) for x in table}
