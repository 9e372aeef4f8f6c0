# Works in floats, and rounds.
def worst_ratio(table, base):

    rows = []
    for utilities in table:
        weights = [float(base) ** u for u in utilities]
        rows.append([w / sum(weights) for w in weights])
    ratios = [p / q for one, two in zip(rows, rows[1:]) for p, q in zip(one, two)]
    return max(max(r, 1 / r) for r in ratios)
