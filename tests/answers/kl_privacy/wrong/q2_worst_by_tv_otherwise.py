# The pair with the largest total variation is taken for the worst, and KL computed there only.
def least_kappa(table, related):
    pairs = [(x, y) for x, y in itertools.combinations(table, 2) if related(x, y)]
    if not pairs:
        return 0
    x, y = max(pairs, key=lambda p: sum(abs(table[p[0]][a] - table[p[1]][a]) for a in table[p[0]]))
    def kl(p, q):
        return sum(u * math.log(u / q[a]) for a, u in p.items())
    return max(kl(table[x], table[y]), kl(table[y], table[x]))
