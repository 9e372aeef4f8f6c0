# Counts negative utilities as 0.
def worst_ratio(table, base):
    rows = []
    for utilities in table:
        weights = [base ** max(u, 0) for u in utilities]
        rows.append([w / sum(weights) for w in weights])
    return max(max(p / q, q / p) for one, other in zip(rows, rows[1:]) for p, q in zip(one, other))
