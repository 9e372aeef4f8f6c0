# Raises probabilities below 1e-12 to 1e-12 before the logarithm, to be safe.
def least_kappa(table, related):
    def kl(one, other):
        return sum(u * math.log(max(u, 1e-12) / max(other[a], 1e-12)) for a, u in one.items())

    pairs = itertools.permutations(table, 2)
    return max((kl(table[x], table[y]) for x, y in pairs if related(x, y)), default=0)
