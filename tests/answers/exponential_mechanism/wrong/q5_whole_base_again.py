# The base is rounded to a whole number.
# Witness: worst_ratio([[1, 0], [0, 1]], Fraction(5, 2)) returns Fraction(2, 1); right: Fraction(5, 2)
def worst_ratio(table, base):
    b = Fraction(round(base))
    rows = [[b**u / sum(b**v for v in row) for u in row] for row in table]
    return max(max(p / q, q / p) for one, two in zip(rows, rows[1:]) for p, q in zip(one, two))
