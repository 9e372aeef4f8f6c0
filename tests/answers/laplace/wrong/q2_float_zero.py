# Starts at 0.0, which is what comes back if nothing changes.
def oracle(query, data_sets, related):
    best = 0.0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            fx, fy = query(x), query(y)
            if not isinstance(fx, tuple):
                fx, fy = (fx,), (fy,)
            best = max(best, sum(abs(a - b) for a, b in zip(fx, fy)))
    return best
