# Takes the smallest ratio for the largest.
def worst_ratio(table, base):

    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])

    return min(min(p / q, q / p) for one, two in zip(rows, rows[1:]) for p, q in zip(one, two))
