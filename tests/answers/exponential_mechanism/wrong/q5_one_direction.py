# Wrong for [[1, 0], [0, 1], [5, -5]], 2: earlier over later is left out in the last column.
def worst_ratio(table, base):
    rows = []
    for line in table:
        w = [base**u for u in line]
        rows.append([v / sum(w) for v in w])
    worst = Fraction(1)
    for x, y in zip(rows, rows[1:]):
        worst = max(worst, x[0] / y[0], *(q / p for p, q in zip(x, y)), *(p / q for p, q in zip(x[:-1], y[:-1])))
    return worst
