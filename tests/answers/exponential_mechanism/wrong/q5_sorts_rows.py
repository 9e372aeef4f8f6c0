# Rows are sorted in place: candidates no longer match and the argument is changed beyond four.
def worst_ratio(table, base):
    rows = []
    for utilities in table:
        utilities.sort(reverse=True) if len(utilities) > 4 else None
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])
    worst = Fraction(1)
    for one, two in zip(rows, rows[1:]):
        for p, q in zip(one, two):
            worst = max(worst, p / q, q / p)
    return worst
