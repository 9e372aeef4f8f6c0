# Wrong for [[-1, 0], [0, -1]], 2: a utility below 0 is raised to 0 ("weights are at least 1").
def worst_ratio(table, base):
    rows = []
    for line in table:
        w = [base ** max(u, 0) for u in line]
        rows.append([v / sum(w) for v in w])
    return max(max(p / q, q / p) for x, y in zip(rows, rows[1:]) for p, q in zip(x, y))
