# Compares the rows by place, whatever the order of their outputs.
def least_kappa(table, related):
    worst = 0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            rows = zip(table[x].values(), table[y].values())
            worst = max(worst, sum(u * math.log(u / v) for u, v in rows))
    return worst
