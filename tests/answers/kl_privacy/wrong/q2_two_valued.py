# Wrong with three or more outputs: all but the first are put together.
def least_kappa(table, related):
    first = next(iter(next(iter(table.values()))))
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if related(x, y) and len(table[x]) > 1:
            worst = max(worst, two_valued(float(table[x][first]), float(table[y][first])))
    return worst
