# Leaves the empty data set out, as if it were no data set.
def oracle(query, data_sets, related):
    best = 0
    for x, y in itertools.combinations(filter(None, data_sets), 2):
        if related(x, y):
            a, b = query(x), query(y)
            if isinstance(a, tuple):
                change = sum(abs(u - v) for u, v in zip(a, b))
            else:
                change = abs(a - b)
            best = change if change > best else best
    return best
