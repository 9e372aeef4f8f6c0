# Exact elimination.
def weights(rows):
    system = [[Fraction(u) for u in row] + [Fraction(b)] for row, b in zip(rows, (0, 0, 1))]
    outputs, done, pivots = len(rows[0]), 0, []
    for column in range(outputs):
        line = next((i for i in range(done, 3) if system[i][column]), None)
        if line is None:
            continue
        system[done], system[line] = system[line], system[done]
        system[done] = [u / system[done][column] for u in system[done]]
        for i in range(3):
            if i != done:
                f = system[i][column]
                system[i] = [a - f * b for a, b in zip(system[i], system[done])]
        pivots.append(column)
        done += 1
        if done == 3:
            break
    if any(row[-1] for row in system[done:]):
        return None
    w = [Fraction(0)] * outputs
    for i, column in enumerate(pivots):
        w[column] = system[i][-1]
    return w
