# Compares each data set with the next, and not the next with it.
def worst_ratio(table, base):

    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])

    return max(p / q for one, two in zip(rows, rows[1:]) for p, q in zip(one, two))
