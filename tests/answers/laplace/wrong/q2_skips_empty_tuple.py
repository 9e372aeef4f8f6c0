# The data set without people is skipped.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if x and y and related(x, y):
            a, b = query(x), query(y)
            a, b = (a, b) if isinstance(a, tuple) else ((a,), (b,))
            worst = max(worst, sum(abs(s - t) for s, t in zip(a, b)))
    return worst
