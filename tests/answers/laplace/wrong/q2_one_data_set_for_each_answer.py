# Only the first data set with each answer is kept. Input: query=len, [(1,), (2,), (2, 3)], membership (1 is asked).
def oracle(query, data_sets, related):
    first = {}
    for x in data_sets:
        first.setdefault(query(x), x)
    worst = 0
    for (a, x), (b, y) in itertools.combinations(first.items(), 2):
        if related(x, y):
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            worst = max(worst, sum(abs(u - v) for u, v in zip(a, b)))
    return worst
