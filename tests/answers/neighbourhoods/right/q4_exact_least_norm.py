# Right: exact least norm
def weights(rows):
    # w = C'y with C C' y = (0, 0, 1), by Gauss and Jordan in fractions: the shortest w
    gram = [[sum(Fraction(a) * b for a, b in zip(r, s)) for s in rows] for r in rows]
    system = [line + [Fraction(int(i == 2))] for i, line in enumerate(gram)]
    pivots, top = [], 0
    for column in range(3):
        found = next((i for i in range(top, 3) if system[i][column]), None)
        if found is None:
            continue
        system[top], system[found] = system[found], system[top]
        system[top] = [v / system[top][column] for v in system[top]]
        for i in range(3):
            if i != top:
                f = system[i][column]
                system[i] = [v - f * u for v, u in zip(system[i], system[top])]
        pivots.append(column)
        top += 1
    if any(line[3] for line in system[top:]):
        return None
    y = [Fraction(0)] * 3
    for i, column in enumerate(pivots):
        y[column] = system[i][3]
    return [float(sum(y[i] * rows[i][j] for i in range(3))) for j in range(len(rows[0]))]
