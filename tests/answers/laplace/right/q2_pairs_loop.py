# Pairs loop.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            worst = max(worst, sum(abs(s - t) for s, t in zip(a, b)))
    return worst
