# Wrong where the least of a row is not 0: the caller's rows are changed.
def worst_ratio(table, base):
    for row in table:
        least = min(row)
        for a in range(len(row)):
            row[a] -= least
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    return max(max(p / q, q / p) for one, two in zip(rows, rows[1:]) for p, q in zip(one, two))
