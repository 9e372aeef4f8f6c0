# Weights are base^|U|.
def worst_ratio(table, base):
    rows = [[base ** abs(u) for u in row] for row in table]
    rows = [[w / sum(row) for w in row] for row in rows]
    return max(max(p / q, q / p) for a, b in zip(rows, rows[1:]) for p, q in zip(a, b))
