# Stops at the first pair that is not worse than the ones before. Input: [[0, 0], [1, 0], [1, 0], [9, 0]].
def worst_ratio(table, base):
    rows = [
        [Fraction(base) ** u / sum(Fraction(base) ** v for v in row) for u in row] for row in table
    ]
    worst = Fraction(0)
    for a, b in zip(rows, rows[1:]):
        here = max(max(p / q, q / p) for p, q in zip(a, b))
        if here <= worst:
            break
        worst = here
    return worst
