# Takes the least utility away in the caller's rows, which leaves the probabilities but changes the table.
def worst_ratio(table, base):
    for row in table:
        low = min(row)
        for j in range(len(row)):
            row[j] -= low
    rows = [[Fraction(base**u, sum(base**v for v in row)) for u in row] for row in table]
    return max(max(p / q, q / p) for one, other in zip(rows, rows[1:]) for p, q in zip(one, other))
