# Uses two_valued for the first output against all others together.
def least_kappa(table, related):
    worst = 0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            first = next(iter(table[x]))
            u, v = table[x][first], table[y][first]
            if u < 1 and v < 1:
                worst = max(worst, two_valued(u, v))
    return worst
