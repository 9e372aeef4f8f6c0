# Only the first twenty data sets are compared. Input: 20 rows [0, 0] and then [5, 0].
def worst_ratio(table, base):
    rows = [
        [Fraction(base) ** u / sum(Fraction(base) ** v for v in row) for u in row] for row in table
    ]
    pairs = [(rows[i], rows[i + 1]) for i in range(min(19, len(rows) - 1))]
    return max(max(p / q, q / p) for x, y in pairs for p, q in zip(x, y))
