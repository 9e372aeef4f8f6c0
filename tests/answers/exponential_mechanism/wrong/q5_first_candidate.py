# Looks at the first candidate only.
def worst_ratio(table, base):

    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])

    ratios = [one[0] / two[0] for one, two in zip(rows, rows[1:])]
    return max(max(r, 1 / r) for r in ratios)
