# Exact fractions: the shortest solution is C^T z with C C^T z = (0, 0, 1), solved by elimination.
def weights(rows):
    rows = [list(map(Fraction, row)) for row in rows]
    system = [
        [sum(a * b for a, b in zip(one, other)) for other in rows] + [Fraction(i == 2)]
        for i, one in enumerate(rows)
    ]
    pivots, used = [], 0
    for column in range(3):
        for i in range(used, 3):
            if system[i][column] != 0:
                break
        else:
            continue
        system[used], system[i] = system[i], system[used]
        system[used] = [u / system[used][column] for u in system[used]]
        for i in range(3):
            if i != used:
                factor = system[i][column]
                system[i] = [u - factor * v for u, v in zip(system[i], system[used])]
        pivots.append(column)
        used += 1
    z = [Fraction(0)] * 3
    for i, column in enumerate(pivots):
        z[column] = system[i][3]
    w = [sum(z[i] * rows[i][j] for i in range(3)) for j in range(len(rows[0]))]
    averages = [sum(u * v for u, v in zip(row, w)) for row in rows]
    return tuple(w) if averages == [0, 0, 1] else None
