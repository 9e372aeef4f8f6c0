# Lumps all outputs but the first of the row together, as if there were two.
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            a = next(iter(table[x]))
            if table[x][a] < 1:
                worst = max(worst, two_valued(float(table[x][a]), float(table[y][a])))
    return worst
