# Missing outputs are written into the table with probability 0; arguments must be left as they are. Input: {(0,): {"a": 1.0}, (1,): {"b": 1.0}}.
def worst_log_ratio(table, related):
    outputs = {a for row in table.values() for a in row}
    for row in table.values():
        for a in outputs:
            row.setdefault(a, 0)
    worst = 0.0
    for x, y in itertools.product(table, repeat=2):
        if related(x, y):
            for a in outputs:
                u, v = table[x][a], table[y][a]
                if u != v:
                    worst = max(worst, abs(math.log(u / v)) if u and v else math.inf)
    return worst
