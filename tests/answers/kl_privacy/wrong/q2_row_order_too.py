# Rows name their outputs in different orders.
def least_kappa(table, related):
    def kl(x, y):
        return math.fsum(
            u * math.log(u / v) for (a, u), v in zip(table[x].items(), table[y].values())
        )

    return max((kl(x, y) for x, y in itertools.permutations(table, 2) if related(x, y)), default=0)
