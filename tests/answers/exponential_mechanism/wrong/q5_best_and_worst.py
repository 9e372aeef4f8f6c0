# Looks at the first and the last candidate only.
def worst_ratio(table, base):
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    return max(max(x[i] / y[i], y[i] / x[i]) for x, y in zip(rows, rows[1:]) for i in (0, -1))
