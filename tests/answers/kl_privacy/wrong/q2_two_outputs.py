# Looks at the first two outputs.
def least_kappa(table, related):
    """The largest KL between the rows of related data sets, in either order."""
    return max(
        (
            sum(u * math.log(u / table[y][a]) for a, u in list(table[x].items())[:2])
            for x, y in itertools.permutations(table, 2)
            if related(x, y)
        ),
        default=0,
    )
