# Compares data sets that are neighbours in the sorted list only.
def least_kappa(table, related):
    def kl(p, q):
        return sum(u * math.log(u / q[a]) for a, u in p.items())

    pairs = itertools.pairwise(sorted(table))
    return max(
        (max(kl(table[x], table[y]), kl(table[y], table[x])) for x, y in pairs if related(x, y)),
        default=0,
    )
