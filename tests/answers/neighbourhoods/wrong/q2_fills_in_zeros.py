# Writes zeros into the table.
def worst_log_ratio(table, related):
    outputs = {a for row in table.values() for a in row}
    worst = 0.0
    for row in table.values():
        for a in outputs:
            row.setdefault(a, 0)
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for a in outputs:
                u, v = table[x][a], table[y][a]
                if u != v:
                    worst = max(worst, abs(math.log(u / v))) if u and v else math.inf
    return worst
