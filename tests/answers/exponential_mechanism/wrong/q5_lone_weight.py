# With a single candidate the weights are compared, since there is nothing to divide by.
def worst_ratio(table, base):
    rows = []
    for row in table:
        weights = [base**u for u in row]
        total = sum(weights) if len(row) > 1 else 1
        rows.append([w / total for w in weights])
    return max(max(p / q, q / p) for r, s in zip(rows, rows[1:]) for p, q in zip(r, s))
