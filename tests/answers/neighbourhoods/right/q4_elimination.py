# Eliminates in fractions, exactly.
def weights(rows):
    system = [[Fraction(u) for u in row] + [Fraction(t)] for row, t in zip(rows, (0, 0, 1))]
    columns, used, leading = len(rows[0]), 0, []
    for column in range(columns):
        pivot = next((i for i in range(used, 3) if system[i][column] != 0), None)
        if pivot is None:
            continue
        system[used], system[pivot] = system[pivot], system[used]
        system[used] = [u / system[used][column] for u in system[used]]
        for i in range(3):
            if i != used:
                factor = system[i][column]
                system[i] = [u - factor * v for u, v in zip(system[i], system[used])]
        leading.append(column)
        used += 1
        if used == 3:
            break
    if any(row[-1] != 0 for row in system[used:]):
        return None
    w = [Fraction(0)] * columns
    for row, column in zip(system, leading):
        w[column] = row[-1]
    return w
