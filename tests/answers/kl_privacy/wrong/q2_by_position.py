# Wrong if rows name the outputs in another order: {(0,): {"a": 1/3, "b": 2/3}, (1,): {"b": 2/3, "a": 1/3}} gives 0.231, not 0.
def least_kappa(table, related):
    worst = 0.0
    for (x, p), (y, q) in itertools.permutations(table.items(), 2):
        if related(x, y):
            worst = max(worst, sum(u * math.log(u / v) for u, v in zip(p.values(), q.values())))
    return worst
