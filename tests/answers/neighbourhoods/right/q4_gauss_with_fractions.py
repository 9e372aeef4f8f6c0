# Exact elimination with fractions; a row 0 = something means None, free weights are 0.
def weights(rows):
    system = [[Fraction(u) for u in row] + [Fraction(b)] for row, b in zip(rows, (0, 0, 1))]
    n, pivots, r = len(rows[0]), [], 0
    for c in range(n):
        i = next((i for i in range(r, 3) if system[i][c]), None)
        if i is None:
            continue
        system[r], system[i] = system[i], system[r]
        system[r] = [u / system[r][c] for u in system[r]]
        for j in range(3):
            if j != r:
                system[j] = [u - system[j][c] * v for u, v in zip(system[j], system[r])]
        pivots.append(c)
        r += 1
        if r == 3:
            break
    if any(row[-1] for row in system[r:]):
        return None
    w = [Fraction(0)] * n
    for i, c in enumerate(pivots):
        w[c] = system[i][-1]
    return w
