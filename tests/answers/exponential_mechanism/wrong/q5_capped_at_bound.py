# The result is cut at base^2, as if utilities changed by at most 1.
def worst_ratio(table, base):
    rows = [[base**u for u in row] for row in table]
    rows = [[w / sum(row) for w in row] for row in rows]
    return min(
        base**2, max(max(p / q, q / p) for a, b in zip(rows, rows[1:]) for p, q in zip(a, b))
    )
