# Neighbours with equal rows are skipped, and if nothing else is left the start value 0 comes back, not 1.
def worst_ratio(table, base):
    worst = Fraction(0)
    for x, y in zip(table, table[1:]):
        if x == y:
            continue
        p, q = ([base**u / sum(base**v for v in row) for u in row] for row in (x, y))
        for s, t in zip(p, q):
            worst = max(worst, s / t, t / s)
    return worst
