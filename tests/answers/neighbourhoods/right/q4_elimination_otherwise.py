# Gauss-Jordan with fractions.
def weights(rows):
    m = len(rows[0])
    system = [[Fraction(u) for u in row] + [Fraction(b)] for row, b in zip(rows, (0, 0, 1))]
    pivots, line = [], 0
    for col in range(m):
        found = next((i for i in range(line, 3) if system[i][col] != 0), None)
        if found is None:
            continue
        system[line], system[found] = system[found], system[line]
        lead = system[line][col]
        system[line] = [u / lead for u in system[line]]
        for i in range(3):
            if i != line:
                f = system[i][col]
                system[i] = [u - f * v for u, v in zip(system[i], system[line])]
        pivots.append(col)
        line += 1
        if line == 3:
            break
    if any(system[i][m] != 0 for i in range(line, 3)):
        return None
    w = [0.0] * m
    for i, col in enumerate(pivots):
        w[col] = float(system[i][m])
    return tuple(w)
