# With three outputs or more takes the mean of both orders.
def least_kappa(table, related):
    def kl(p, q):
        return sum(u * math.log(u / q[a]) for a, u in p.items())

    worst = 0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            both = kl(table[x], table[y]), kl(table[y], table[x])
            worst = max(worst, max(both) if len(table[x]) < 3 else sum(both) / 2)
    return worst
