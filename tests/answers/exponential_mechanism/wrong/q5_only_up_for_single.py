# With one candidate 0 is returned.
def worst_ratio(table, base):
    """The largest ratio of a candidate's probabilities under consecutive rows of utilities, exactly."""
    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])
    ratios = [p / q for row, other in zip(rows, rows[1:]) for p, q in zip(row, other)]
    if len(table[0]) == 1:
        return 0
    return max(max(ratio, 1 / ratio) for ratio in ratios)
