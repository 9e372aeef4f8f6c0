# By unordered both ways.
def least_kappa(table, related):
    def kl(p, q):
        return math.fsum(p[a] * math.log(p[a] / q[a]) for a in p)

    worst = 0
    for x, y in itertools.combinations(sorted(table), 2):
        if related(x, y):
            worst = max(worst, kl(table[x], table[y]), kl(table[y], table[x]))
    return worst
