# With one candidate the weights are compared without the sum.
def worst_ratio(table, base):
    rows = [[Fraction(base) ** u for u in row] for row in table]
    if len(table[0]) > 1:
        rows = [[w / sum(row) for w in row] for row in rows]
    return max(max(p / q, q / p) for a, b in zip(rows, rows[1:]) for p, q in zip(a, b))
