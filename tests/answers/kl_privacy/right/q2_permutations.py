# Permutations.
def least_kappa(table, related):
    def kl(p, q):
        return sum(u * math.log(u / q[a]) for a, u in p.items())

    return max(
        (kl(table[x], table[y]) for x, y in itertools.permutations(table, 2) if related(x, y)),
        default=0,
    )
