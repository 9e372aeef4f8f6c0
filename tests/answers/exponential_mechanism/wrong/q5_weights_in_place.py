# The utilities in the table are replaced by their weights.
# Witness: worst_ratio([[1, 0], [0, 1]], Fraction(2)) returns Fraction(2, 1), which is right, but changes its argument; right: it is left as it was
def worst_ratio(table, base):
    for row in table:
        row[:] = [base**u for u in row]
    worst = Fraction(1)
    for one, two in zip(table, table[1:]):
        for p, q in zip(one, two):
            ratio = p / sum(one) / (q / sum(two))
            worst = max(worst, ratio, 1 / ratio)
    return worst
