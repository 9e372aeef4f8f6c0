# Takes the last data set for a neighbour of the first.
def worst_ratio(table, base):
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    pairs = zip(rows, rows[1:] + rows[:1])
    return max(max(p / q, q / p) for x, y in pairs for p, q in zip(x, y))
