# Pairs whose lengths differ by more than 1 are skipped, although related may mean anything. Input: len, [(), (1, 2)], lambda x, y: True.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if abs(len(x) - len(y)) > 1:
            continue  # cannot be neighbours
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            worst = max(worst, sum(abs(u - v) for u, v in zip(a, b)))
    return worst
