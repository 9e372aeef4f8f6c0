# Fills the caller's table with the zeros that it leaves out.
def worst_log_ratio(table, related):
    outputs = {o for row in table.values() for o in row}
    for row in table.values():
        for o in outputs:
            row.setdefault(o, Fraction(0))
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for o in outputs:
                u, v = table[x][o], table[y][o]
                if u == v:
                    continue
                if u == 0 or v == 0:
                    return math.inf
                worst = max(worst, abs(math.log(u / v)))
    return worst
