# Compares each pair once, in both orders.
def least_kappa(table, related):
    def kl(p, q):
        return math.fsum(float(p[a]) * (math.log(p[a]) - math.log(q[a])) for a in p)

    worst = [0.0]
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            worst += [kl(table[x], table[y]), kl(table[y], table[x])]
    return max(worst)
