# Ignores related and always compares edit neighbours.
def least_kappa(table, related):
    def kl(p, q):
        return sum(u * math.log(u / q[a]) for a, u in p.items())

    worst = 0
    for x, y in itertools.permutations(table, 2):
        if len(x) == len(y) and sum(a != b for a, b in zip(x, y)) == 1:
            worst = max(worst, kl(table[x], table[y]))
    return worst
