# Data sets of different lengths are never compared.
def least_kappa(table, related):
    return max(
        (
            sum(u * math.log(u / table[y][a]) for a, u in table[x].items())
            for x, y in itertools.permutations(table, 2)
            if len(x) == len(y) and related(x, y)
        ),
        default=0,
    )
