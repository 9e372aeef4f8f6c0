# Divides the entries of two rows by their place.
def least_kappa(table, related):
    return max(
        (
            sum(u * math.log(u / v) for u, v in zip(table[x].values(), table[y].values()))
            for x, y in itertools.permutations(table, 2)
            if related(x, y)
        ),
        default=0,
    )
