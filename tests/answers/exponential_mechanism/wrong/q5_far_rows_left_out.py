# Rows in which a utility changes by more than 1 are not taken for neighbours and left out, as [[5, 0], [0, 5]].
def worst_ratio(table, base):
    worst = Fraction(1)
    for before, after in zip(table, table[1:]):
        if any(abs(u - v) > 1 for u, v in zip(before, after)):
            continue
        p = [base**u / sum(base**w for w in before) for u in before]
        q = [base**u / sum(base**w for w in after) for u in after]
        for a, b in zip(p, q):
            worst = max(worst, a / b, b / a)
    return worst
