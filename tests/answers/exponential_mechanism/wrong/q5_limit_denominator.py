# Wrong for base = (10^12 + 3)/(10^12 + 1): "a nicer fraction" of a denominator up to 10^6 is used.
def worst_ratio(table, base):
    base = base.limit_denominator(10**6)
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    return max(max(p / q, q / p) for x, y in zip(rows, rows[1:]) for p, q in zip(x, y))
