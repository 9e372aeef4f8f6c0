# Wrong where the exact ratio has a denominator above a million.
def worst_ratio(table, base):
    b = float(base)
    rows = [[b**u / sum(b**v for v in row) for u in row] for row in table]
    worst = max(max(p / q, q / p) for one, two in zip(rows, rows[1:]) for p, q in zip(one, two))
    return Fraction(worst).limit_denominator(10**6)
