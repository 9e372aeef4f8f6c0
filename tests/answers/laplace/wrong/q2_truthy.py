# Leaves out data sets of nobody.
def oracle(query, data_sets, related):
    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y) and x and y:
            f, g = query(x), query(y)
            f, g = (f, g) if isinstance(f, tuple) else ((f,), (g,))
            best = max(best, sum(abs(a - b) for a, b in zip(f, g)))
    return best
