# A running maximum over both loops.
def least_kappa(table, related):
    worst = 0.0
    for x, p in table.items():
        for y, q in table.items():
            if x != y and related(x, y):
                worst = max(worst, math.fsum(float(u) * math.log(u / q[a]) for a, u in p.items()))
    return worst
