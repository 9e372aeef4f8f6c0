# Wrong where related data sets have the same sum, e.g. (0, 1) and (1, 0) or (0,) and (0, 0).
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if sum(x) < sum(y) and related(x, y):
            for s, t in ((x, y), (y, x)):
                worst = max(worst, sum(u * math.log(u / table[t][a]) for a, u in table[s].items()))
    return worst
