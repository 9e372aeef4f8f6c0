# Skips the empty data set, because () counts as false.
def least_kappa(table, related):
    worst = 0.0
    for x in table:
        for y in table:
            if x and y and x != y and related(x, y):
                worst = max(
                    worst, math.fsum(u * math.log(u / table[y][a]) for a, u in table[x].items())
                )
    return worst
