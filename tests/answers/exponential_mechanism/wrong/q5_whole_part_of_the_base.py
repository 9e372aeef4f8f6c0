# The base is cut to a whole number. Input: [[1, 0], [0, 1]], base 5/2.
def worst_ratio(table, base):
    b = Fraction(int(base))
    rows = [[b**u / sum(b**v for v in row) for u in row] for row in table]
    return max(max(p / q, q / p) for x, y in zip(rows, rows[1:]) for p, q in zip(x, y))
