# Rounds to six decimals.
def least_kappa(table, related):
    worst = 0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            worst = max(worst, sum(u * math.log(u / table[y][a]) for a, u in table[x].items()))
    return round(worst, 6)
