# Leaves out pairs whose answers are equal to nothing.
def oracle(query, data_sets, related):
    best = None
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            f, g = query(x), query(y)
            f, g = (f, g) if isinstance(f, tuple) else ((f,), (g,))
            c = sum(abs(a - b) for a, b in zip(f, g))
            best = c if best is None else max(best, c)
    return best
