# Names the missing outputs in the caller's own table.
def worst_log_ratio(table, related):
    outputs = {a for row in table.values() for a in row}
    worst = 0.0
    for row in table.values():
        for a in outputs:
            row.setdefault(a, Fraction(0))
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in outputs:
                u, v = table[x][a], table[y][a]
                if u != v:
                    worst = max(worst, math.inf if 0 in (u, v) else abs(math.log(u / v)))
    return worst
