# Wrong for three rows (0,), (1,), (0, 1) under membership: with three rows, only those next to each other are compared, so.
# (0,) and (0, 1) are not.
def worst_log_ratio(table, related):
    rows = list(table)
    pairs = itertools.combinations(rows, 2) if len(rows) != 3 else zip(rows, rows[1:])
    worst = 0.0
    for x, y in pairs:
        if related(x, y):
            for a in table[x].keys() | table[y].keys():
                p, q = table[x].get(a, 0), table[y].get(a, 0)
                if p != q:
                    worst = max(worst, abs(math.log(p / q)) if p and q else math.inf)
    return worst
