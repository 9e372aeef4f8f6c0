# The running maximum starts halfway between 1 and the base, not at 1. Input: [[0, 0], [0, 0]], base 2 (the ratio is 1).
def worst_ratio(table, base):
    worst = min(base, 1 + (base - 1) / 2)
    rows = [
        [Fraction(base) ** u / sum(Fraction(base) ** v for v in row) for u in row] for row in table
    ]
    for x, y in zip(rows, rows[1:]):
        for p, q in zip(x, y):
            worst = max(worst, p / q, q / p)
    return worst
