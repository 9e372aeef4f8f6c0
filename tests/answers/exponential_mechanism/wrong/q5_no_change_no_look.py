# A pair of rows with the same utilities in another order is passed over as unchanged.
# Witness: worst_ratio([[1, 0], [0, 1]], Fraction(2)) returns Fraction(1, 1); right: Fraction(2, 1)
def worst_ratio(table, base):
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    worst = Fraction(1)
    for i in range(len(rows) - 1):
        if sorted(table[i]) != sorted(table[i + 1]):
            for p, q in zip(rows[i], rows[i + 1]):
                worst = max(worst, p / q, q / p)
    return worst
