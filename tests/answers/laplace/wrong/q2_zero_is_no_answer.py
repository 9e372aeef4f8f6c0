# An answer of 0 is taken for no answer, and the pair is passed over.
def oracle(query, data_sets, related):
    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            fx, fy = query(x), query(y)
            if not fx or not fy:
                continue
            if not isinstance(fx, tuple):
                fx, fy = (fx,), (fy,)
            best = max(best, sum(abs(a - b) for a, b in zip(fx, fy)))
    return best
