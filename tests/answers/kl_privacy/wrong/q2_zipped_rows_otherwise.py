# The rows are put side by side in the order of the dictionaries, which differs from row to row.
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            worst = max(worst, sum(u * math.log(u / v) for u, v in zip(table[x].values(), table[y].values())))
    return worst
