# The loop ends at the first pair that is no worse than the one before.
def worst_ratio(table, base):
    rows = [[base**u for u in row] for row in table]
    rows = [[w / sum(row) for w in row] for row in rows]
    best = Fraction(0)
    for a, b in zip(rows, rows[1:]):
        here = max(max(p / q, q / p) for p, q in zip(a, b))
        if here <= best:
            break
        best = here
    return best
