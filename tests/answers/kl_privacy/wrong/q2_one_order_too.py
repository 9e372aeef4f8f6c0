# The worse order is that from the later data set to the earlier one.
def least_kappa(table, related):
    def kl(x, y):
        return math.fsum(u * math.log(u / table[y][a]) for a, u in table[x].items())

    return max((kl(x, y) for x, y in itertools.combinations(table, 2) if related(x, y)), default=0)
