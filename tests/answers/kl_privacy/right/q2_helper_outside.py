# Helper outside.
def _kl(p, q):
    return math.fsum(p[a] * math.log(p[a] / q[a]) for a in p)


def least_kappa(table, related):
    pairs = [(x, y) for x, y in itertools.combinations(table, 2) if related(x, y)]
    if not pairs:
        return 0
    return max(max(_kl(table[x], table[y]), _kl(table[y], table[x])) for x, y in pairs)
