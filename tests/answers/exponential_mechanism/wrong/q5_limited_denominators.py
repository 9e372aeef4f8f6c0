# Rounds the base to a simple fraction.
def worst_ratio(table, base):
    base = base.limit_denominator(1000)
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    return max(max(p / q, q / p) for x, y in zip(rows, rows[1:]) for p, q in zip(x, y))
