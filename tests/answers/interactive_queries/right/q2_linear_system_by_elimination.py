# By linear system by elimination.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *(p for p in people if p != target)][: size + 1]
    rows = []
    for gone in circle:
        group = [p for p in circle if p != gone]
        rows.append([Fraction(p in group) for p in circle] + [Fraction(ask(group))])
    n = len(circle)
    for i in range(n):
        pivot = next(r for r in range(i, n) if rows[r][i])
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [v / rows[i][i] for v in rows[i]]
        for r in range(n):
            if r != i:
                rows[r] = [a - rows[r][i] * b for a, b in zip(rows[r], rows[i])]
    return rows[0][-1]
