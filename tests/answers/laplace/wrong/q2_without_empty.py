# Leaves the empty data set out, as there is nobody in it.
def oracle(query, data_sets, related):
    best = 0
    for x, y in itertools.combinations([d for d in data_sets if d], 2):
        if related(x, y):
            fx, fy = query(x), query(y)
            if not isinstance(fx, tuple):
                fx, fy = (fx,), (fy,)
            best = max(best, sum(abs(a - b) for a, b in zip(fx, fy)))
    return best
