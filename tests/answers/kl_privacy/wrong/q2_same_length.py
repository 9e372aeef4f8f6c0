# Data sets of different sizes are never compared, though related says so.
def least_kappa(table, related):
    def kl(p, q):
        return sum(u * math.log(u / q[a]) for a, u in p.items())

    pairs = itertools.permutations(table, 2)
    return max(
        (kl(table[x], table[y]) for x, y in pairs if len(x) == len(y) and related(x, y)), default=0
    )
