# Loops and a running maximum; log of floats.
def least_kappa(table, related):
    worst = 0.0
    for x in table:
        for y in table:
            if x != y and related(x, y):
                worst = max(worst, math.fsum(float(table[x][a]) * (math.log(table[x][a]) - math.log(table[y][a])) for a in table[y]))
    return worst
