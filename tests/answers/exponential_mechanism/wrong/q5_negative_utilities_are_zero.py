# Negative utilities get the weight 1 of a zero. Input: [[-1, 0], [0, 0]], base 2.
def worst_ratio(table, base):
    rows = [[Fraction(base) ** max(u, 0) for u in row] for row in table]
    rows = [[w / sum(row) for w in row] for row in rows]
    return max(max(p / q, q / p) for x, y in zip(rows, rows[1:]) for p, q in zip(x, y))
