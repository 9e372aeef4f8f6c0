# Loops over all ordered pairs.
def least_kappa(table, related):
    worst = 0.0
    for x in table:
        for y in table:
            if x != y and related(x, y):
                mean = 0.0
                for a in table[x]:
                    mean += table[x][a] * math.log(table[x][a] / table[y][a])
                worst = max(worst, mean)
    return worst
