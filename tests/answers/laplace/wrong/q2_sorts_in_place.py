# Sorts the list that was given.
def oracle(query, data_sets, related):
    data_sets.sort(key=repr)
    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            fx, fy = query(x), query(y)
            if not isinstance(fx, tuple):
                fx, fy = (fx,), (fy,)
            best = max(best, sum(abs(a - b) for a, b in zip(fx, fy)))
    return best
