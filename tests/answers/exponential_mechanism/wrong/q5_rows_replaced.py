# The weights are written into the rows of the caller.
def worst_ratio(table, base):
    for row in table:
        for i, u in enumerate(row):
            row[i] = base**u
        total = sum(row)
        row[:] = [w / total for w in row]
    return max(max(p / q, q / p) for r, s in zip(table, table[1:]) for p, q in zip(r, s))
