# Only the first output against all the others is looked at, as if there were two.
def least_kappa(table, related):
    output = next(iter(next(iter(table.values()))))
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        u, v = table[x][output], table[y][output]
        if related(x, y) and u != v:
            worst = max(worst, two_valued(float(u), float(v)))
    return worst
