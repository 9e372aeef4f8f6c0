# Wrong where a later pair is worse than one before it that was less bad than its predecessor.
def worst_ratio(table, base):
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    worst = Fraction(1)
    for one, two in zip(rows, rows[1:]):
        here = max(max(p / q, q / p) for p, q in zip(one, two))
        if here < worst:
            break
        worst = here
    return worst
