# Leaves out the empty data set, in which there is nobody.
def least_kappa(table, related):
    worst = 0
    for x, y in itertools.permutations(table, 2):
        if x and y and related(x, y):
            worst = max(worst, sum(u * math.log(u / table[y][a]) for a, u in table[x].items()))
    return worst
