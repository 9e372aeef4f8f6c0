# Another way: rows.
def worst_ratio(table, base):
    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        total = sum(weights)
        rows.append([w / total for w in weights])
    return max(max(p / q, q / p) for one, two in zip(rows, rows[1:]) for p, q in zip(one, two))
