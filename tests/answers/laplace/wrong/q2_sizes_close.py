# Skips pairs whose sizes differ by two or more, which no neighbours do, though related may be anything.
def oracle(query, data_sets, related):
    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if abs(len(x) - len(y)) <= 1 and related(x, y):
            a, b = query(x), query(y)
            a, b = (a, b) if isinstance(a, tuple) else ((a,), (b,))
            best = max(best, sum(abs(u - v) for u, v in zip(a, b)))
    return best
