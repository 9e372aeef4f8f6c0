# Rows are taken two by two: 0 with 1, 2 with 3, and 1 with 2 is left out.
# Witness: worst_ratio([[0, 0], [0, 0], [3, 0]], Fraction(2)) returns Fraction(1, 1); right: Fraction(9, 2)
def worst_ratio(table, base):
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    worst = Fraction(1)
    for one, two in zip(rows[::2], rows[1::2]):
        for p, q in zip(one, two):
            worst = max(worst, p / q, q / p)
    return worst
