# The neighbourhood is not asked: one place differs.
def least_kappa(table, related):
    def kl(x, y):
        return math.fsum(u * math.log(u / table[y][a]) for a, u in table[x].items())

    return max(
        (
            kl(x, y)
            for x, y in itertools.permutations(table, 2)
            if sum(a != b for a, b in zip(x, y)) == 1 and len(x) == len(y)
        ),
        default=0,
    )
