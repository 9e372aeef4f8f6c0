# Exact elimination.
def weights(rows):
    system = [[Fraction(u) for u in row] + [Fraction(t)] for row, t in zip(rows, (0, 0, 1))]
    columns, pivots, r = len(rows[0]), [], 0
    for c in range(columns):
        k = next((i for i in range(r, 3) if system[i][c] != 0), None)
        if k is None:
            continue
        system[r], system[k] = system[k], system[r]
        system[r] = [u / system[r][c] for u in system[r]]
        for i in range(3):
            if i != r:
                factor = system[i][c]
                system[i] = [u - factor * v for u, v in zip(system[i], system[r])]
        pivots.append(c)
        r += 1
        if r == 3:
            break
    if any(row[-1] != 0 for row in system[r:]):
        return None
    w = [Fraction(0)] * columns
    for i, c in enumerate(pivots):
        w[c] = system[i][-1]
    return w
