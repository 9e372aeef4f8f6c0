# Repeated rows are dropped first, so that rows become neighbours that are not.
def worst_ratio(table, base):
    rows = [[base**u for u in row] for row in dict.fromkeys(map(tuple, table))]
    rows = [[w / sum(row) for w in row] for row in rows]
    return max((max(p / q, q / p) for a, b in zip(rows, rows[1:]) for p, q in zip(a, b)), default=1)
