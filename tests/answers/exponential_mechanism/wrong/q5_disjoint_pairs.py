# Rows 1 and 2, 3 and 4 are left out beyond three rows.
def worst_ratio(table, base):
    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])
    worst = Fraction(1)
    for one, two in zip(rows, rows[1:]) if len(rows) < 4 else zip(rows[::2], rows[1::2]):
        for p, q in zip(one, two):
            worst = max(worst, p / q, q / p)
    return worst
