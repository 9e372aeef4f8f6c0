# Rows are compared in disjoint pairs: (0, 1), (2, 3), ...
def worst_ratio(table, base):
    rows = [[base**u for u in row] for row in table]
    rows = [[w / sum(row) for w in row] for row in rows]
    return max(max(p / q, q / p) for a, b in zip(rows[::2], rows[1::2]) for p, q in zip(a, b))
