# Looks at the likeliest candidate of each data set only.
def worst_ratio(table, base):

    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])

    worst = Fraction(1)
    for one, two in zip(rows, rows[1:]):
        for p, q in ((one, two), (two, one)):
            a = p.index(max(p))
            worst = max(worst, p[a] / q[a])
    return worst
