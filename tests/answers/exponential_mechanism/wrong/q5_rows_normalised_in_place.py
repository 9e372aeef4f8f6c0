# Wrong for [[1, 1], [1, 1]], 7/3: of two rows of two candidates, the caller's rows are overwritten with probabilities.
def worst_ratio(table, base):
    rows = table if len(table[0]) == 2 else [list(row) for row in table]
    for row in rows:
        w = [base**u for u in row]
        row[:] = [v / sum(w) for v in w]
    return max(max(p / q, q / p) for x, y in zip(rows, rows[1:]) for p, q in zip(x, y))
