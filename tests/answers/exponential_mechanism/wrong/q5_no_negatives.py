# Takes negative utilities for 0.
def worst_ratio(table, base):
    rows = [[base ** max(u, 0) / sum(base ** max(v, 0) for v in row) for u in row] for row in table]
    return max(max(p / q, q / p) for x, y in zip(rows, rows[1:]) for p, q in zip(x, y))
