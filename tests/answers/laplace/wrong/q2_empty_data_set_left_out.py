# The empty data set is left out. Input: query=len, data_sets=[(), (1,)], membership.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(filter(None, data_sets), 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            worst = max(worst, sum(abs(u - v) for u, v in zip(a, b)))
    return worst
