# Sorts the mean losses and takes the last.
def least_kappa(table, related):
    pairs = [(x, y) for x, y in itertools.product(table, repeat=2) if x != y and related(x, y)]
    means = sorted(
        sum(u * math.log(u / table[y][a]) for a, u in table[x].items()) for x, y in pairs
    )
    return means[-1] if means else 0
