# The last data set neighbours the first.
def worst_ratio(table, base):
    """The largest ratio of a candidate's probabilities under consecutive rows of utilities, exactly."""
    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])
    ratios = [
        p / q
        for row, other in zip(rows, rows[1:] + (rows[:1] if len(rows) > 3 else []))
        for p, q in zip(row, other)
    ]
    return max(max(ratio, 1 / ratio) for ratio in ratios)
