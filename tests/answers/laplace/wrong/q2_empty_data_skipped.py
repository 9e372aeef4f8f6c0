# The empty data set is skipped. Input: len, [(), (5,)], membership: right is 1.
def oracle(query, data_sets, related):
    best = 0
    for x, y in itertools.combinations([d for d in data_sets if d], 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            best = max(best, sum(abs(p - q) for p, q in zip(a, b)))
    return best
