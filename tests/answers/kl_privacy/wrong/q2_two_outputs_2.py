# Wrong for more outputs than two (or one): {(0,): {"a": 1/2, "b": 1/4, "c": 1/4}, (1,): {"a": 1/2, "b": 1/8, "c": 3/8}} gives 0.
def least_kappa(table, related):
    first = min(next(iter(table.values())))
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            worst = max(worst, two_valued(float(table[x][first]), float(table[y][first])))
    return worst
