# The empty data set is nobody's, and is skipped.
def least_kappa(table, related):
    return max(
        (
            sum(u * math.log(u / table[y][a]) for a, u in table[x].items())
            for x, y in itertools.permutations(table, 2)
            if x and y and related(x, y)
        ),
        default=0,
    )
