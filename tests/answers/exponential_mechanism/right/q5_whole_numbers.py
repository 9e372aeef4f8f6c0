# Whole numbers only, by cross multiplication.
def worst_ratio(table, base):

    top, bottom = base.numerator, base.denominator
    low = min(min(row) for row in table)
    span = max(max(row) for row in table) - low
    rows = [[top ** (u - low) * bottom ** (span - u + low) for u in row] for row in table]
    worst = Fraction(1)
    for one, two in zip(rows, rows[1:]):
        for p, q in zip(one, two):
            ratio = Fraction(p * sum(two), q * sum(one))
            worst = max(worst, ratio, 1 / ratio)
    return worst
