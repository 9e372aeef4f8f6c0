# Wrong where the base is not whole, e.g. 3/2.
def worst_ratio(table, base):
    b = Fraction(int(base))
    rows = [[b**u / sum(b**v for v in row) for u in row] for row in table]
    return max(max(p / q, q / p) for one, two in zip(rows, rows[1:]) for p, q in zip(one, two))
