# Sums are over all candidates, but ratios are looked at for the first, the second and the last one only. Input: [[0, 0, 5, 0], [0, 0, 0, 0]], base 2.
def worst_ratio(table, base):
    rows = [
        [Fraction(base) ** u / sum(Fraction(base) ** v for v in row) for u in row] for row in table
    ]
    looked = sorted({0, min(1, len(rows[0]) - 1), len(rows[0]) - 1})
    return max(max(x[a] / y[a], y[a] / x[a]) for x, y in zip(rows, rows[1:]) for a in looked)
