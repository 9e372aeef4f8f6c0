# Mean losses below 1e-6 are rounded away.
def least_kappa(table, related):
    def kl(x, y):
        return round(math.fsum(u * math.log(u / table[y][a]) for a, u in table[x].items()), 7)

    return max((kl(x, y) for x, y in itertools.permutations(table, 2) if related(x, y)), default=0)
