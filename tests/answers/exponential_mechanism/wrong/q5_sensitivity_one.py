# The ratio is cut off at base squared, as if no utility ever moved by more than 1.
# Witness: worst_ratio([[5, 0], [0, 5]], Fraction(2)) returns Fraction(4, 1); right: Fraction(32, 1)
def worst_ratio(table, base):
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    worst = max(max(p / q, q / p) for one, two in zip(rows, rows[1:]) for p, q in zip(one, two))
    return min(worst, base**2)
