# Wrong for another relation: only pairs whose sizes differ by at most one are asked for.
def oracle(query, data_sets, related):
    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if abs(len(x) - len(y)) <= 1 and related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            best = max(best, sum(abs(s - t) for s, t in zip(a, b)))
    return best
