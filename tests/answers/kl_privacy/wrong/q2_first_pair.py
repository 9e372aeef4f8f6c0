# Looks at the neighbours of the first data set.
def least_kappa(table, related):
    """The largest KL between the rows of related data sets, in either order."""
    return max(
        (
            sum(u * math.log(u / table[y][a]) for a, u in table[x].items())
            for x, y in itertools.permutations(table, 2)
            if related(x, y) and next(iter(table)) in (x, y)
        ),
        default=0,
    )
