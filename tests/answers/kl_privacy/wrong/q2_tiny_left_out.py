# Leaves out what is less likely than one in a billion.
def least_kappa(table, related):
    worst = 0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            pairs = [(u, table[y][a]) for a, u in table[x].items()]
            kept = [(u, v) for u, v in pairs if min(u, v) > 1e-9]
            worst = max(worst, sum(u * math.log(u / v) for u, v in kept))
    return worst
