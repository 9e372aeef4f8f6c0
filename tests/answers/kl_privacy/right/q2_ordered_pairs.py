# All ordered pairs.
def least_kappa(table, related):
    def kl(one, other):
        return sum(float(u) * math.log(u / other[a]) for a, u in one.items())

    pairs = itertools.permutations(table, 2)
    return max((kl(table[x], table[y]) for x, y in pairs if related(x, y)), default=0)
