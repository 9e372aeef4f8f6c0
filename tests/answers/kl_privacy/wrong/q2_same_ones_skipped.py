# Data sets with as many ones are skipped, as if they were the same table.
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if sum(x) == sum(y) or not related(x, y):
            continue
        worst = max(worst, sum(float(u) * math.log(u / table[y][a]) for a, u in table[x].items()))
    return worst
