# Rows of exact probabilities, then both quotients everywhere.
def worst_ratio(table, base):
    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        total = sum(weights)
        rows.append([w / total for w in weights])
    worst = 1
    for one, other in zip(rows, rows[1:]):
        for p, q in zip(one, other):
            worst = max(worst, p / q, q / p)
    return worst
