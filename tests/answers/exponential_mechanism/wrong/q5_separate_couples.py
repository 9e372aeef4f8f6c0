# Compares data sets 0 and 1, 2 and 3, and so on, but not 1 and 2.
def worst_ratio(table, base):
    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])
    return max(
        max(p / q, q / p) for one, other in zip(rows[::2], rows[1::2]) for p, q in zip(one, other)
    )
