# A negative utility is given the weight 1, as if it were 0.
# Witness: worst_ratio([[0, -1], [-1, 0]], Fraction(2)) returns Fraction(1, 1); right: Fraction(2, 1)
def worst_ratio(table, base):
    rows = []
    for row in table:
        weights = [base ** max(u, 0) for u in row]
        rows.append([Fraction(w) / sum(weights) for w in weights])
    return max(max(p / q, q / p) for one, two in zip(rows, rows[1:]) for p, q in zip(one, two))
