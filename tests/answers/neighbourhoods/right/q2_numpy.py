# Puts the table into a matrix, and compares rows.
def worst_log_ratio(table, related):
    outputs = sorted({repr(a) for row in table.values() for a in row})
    matrix = {}
    for x, row in table.items():
        named = {repr(a): float(u) for a, u in row.items()}
        matrix[x] = np.array([named.get(a, 0.0) for a in outputs])
    worst = 0.0
    for x in table:
        for y in table:
            if related(x, y):
                possible = (matrix[x] > 0) | (matrix[y] > 0)
                u, v = matrix[x][possible], matrix[y][possible]
                if (u == 0).any() or (v == 0).any():
                    return np.inf
                worst = max(worst, float(np.abs(np.log(u) - np.log(v)).max()))
    return worst
