# Rows of probabilities, each compared with the next in both orders.
def worst_ratio(table, base):
    """The largest ratio of a candidate's probabilities under consecutive rows of utilities, exactly."""
    rows = []
    for utilities in table:
        weights = [Fraction(base) ** u for u in utilities]
        total = sum(weights)
        rows.append([w / total for w in weights])
    return max(max(p / q, q / p) for a, b in zip(rows, rows[1:]) for p, q in zip(a, b))
