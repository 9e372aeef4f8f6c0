# Looks at three data sets at most.
def worst_ratio(table, base):
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table[:3]]
    return max(max(p / q, q / p) for x, y in zip(rows, rows[1:]) for p, q in zip(x, y))
