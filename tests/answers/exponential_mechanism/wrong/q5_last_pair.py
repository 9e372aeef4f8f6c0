# Forgets to keep the largest: the last pair wins.
def worst_ratio(table, base):

    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])

    for one, two in zip(rows, rows[1:]):
        worst = max(max(p / q, q / p) for p, q in zip(one, two))
    return worst
