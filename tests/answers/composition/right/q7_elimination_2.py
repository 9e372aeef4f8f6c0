# By elimination.
def disguise(p, u, v):
    rows = [[1 - p, p, u], [p, 1 - p, v]]
    for i in (0, 1):
        pivot = rows[i][i]
        rows[i] = [c / pivot for c in rows[i]]
        other, factor = rows[1 - i], rows[1 - i][i]
        rows[1 - i] = [c - factor * d for c, d in zip(other, rows[i])]
    answer = rows[0][2], rows[1][2]
    return answer if all(r == max(0, min(1, r)) for r in answer) else None
