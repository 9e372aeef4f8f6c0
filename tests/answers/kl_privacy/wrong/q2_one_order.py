# Looks at each pair in one order.
def least_kappa(table, related):
    """The largest KL between the rows of related data sets, in either order."""
    return max(
        (
            sum(u * math.log(u / table[y][a]) for a, u in table[x].items())
            for x, y in itertools.combinations(table, 2)
            if related(x, y)
        ),
        default=0,
    )
