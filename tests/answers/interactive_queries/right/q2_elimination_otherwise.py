# Gauss elimination over fractions
def equal_groups_attack(ask, people, size, target):
    circle = [p for p in people if p != target][-size:] + [target]
    n = len(circle)
    rows = []
    for i in range(n):
        rows.append(
            [Fraction(j != i) for j in range(n)]
            + [Fraction(ask(frozenset(circle[:i] + circle[i + 1 :])))]
        )
    for c in range(n):
        pivot = next(r for r in range(c, n) if rows[r][c])
        rows[c], rows[pivot] = rows[pivot], rows[c]
        rows[c] = [v / rows[c][c] for v in rows[c]]
        for r in range(n):
            if r != c and rows[r][c]:
                rows[r] = [a - rows[r][c] * v for a, v in zip(rows[r], rows[c])]
    return rows[-1][-1]
