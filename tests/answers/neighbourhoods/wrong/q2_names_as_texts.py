# Takes an output for its text.
def worst_log_ratio(table, related):
    rows = {x: {str(a): u for a, u in row.items()} for x, row in table.items()}
    worst = 0.0
    for x, y in itertools.combinations(rows, 2):
        if related(x, y):
            for a in rows[x].keys() | rows[y].keys():
                u, v = rows[x].get(a, 0), rows[y].get(a, 0)
                if u != v:
                    worst = max(worst, abs(math.log(u / v))) if u and v else math.inf
    return worst
