# Finds the neighbours with the largest total variation and returns the KL of these.
def least_kappa(table, related):
    def kl(p, q):
        return sum(u * math.log(u / q[a]) for a, u in p.items())

    pairs = [(x, y) for x, y in itertools.permutations(table, 2) if related(x, y)]
    if not pairs:
        return 0
    x, y = max(pairs, key=lambda z: sum(abs(table[z[0]][a] - table[z[1]][a]) for a in table[z[0]]))
    return max(kl(table[x], table[y]), kl(table[y], table[x]))
