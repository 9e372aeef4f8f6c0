# Takes the mean over neighbours.
def least_kappa(table, related):
    means = [
        sum(u * math.log(u / table[y][a]) for a, u in table[x].items())
        for x, y in itertools.permutations(table, 2)
        if related(x, y)
    ]
    return sum(means) / max(1, len(means))
