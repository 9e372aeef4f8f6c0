# Takes the data sets in pairs: first and second, third and fourth.
def worst_ratio(table, base):
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    return max(max(p / q, q / p) for x, y in zip(rows[::2], rows[1::2]) for p, q in zip(x, y))
