# Rows that occur again are dropped, which makes neighbours of rows that are none, and loses some.
def worst_ratio(table, base):
    rows = []
    for row in dict.fromkeys(map(tuple, table)):
        weights = [base**u for u in row]
        rows.append([w / sum(weights) for w in weights])
    if len(rows) == 1:
        return Fraction(1)
    return max(max(p / q, q / p) for r, s in zip(rows, rows[1:]) for p, q in zip(r, s))
