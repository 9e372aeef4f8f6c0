# Supports first.
def worst_log_ratio(table, related):
    rows = {x: {a: p for a, p in row.items() if p > 0} for x, row in table.items()}
    best = 1
    for x, y in itertools.permutations(rows, 2):
        if not related(x, y):
            continue
        if rows[x].keys() != rows[y].keys():
            return float("inf")
        best = max(best, max(rows[x][a] / rows[y][a] for a in rows[x]))
    return math.log(best)
