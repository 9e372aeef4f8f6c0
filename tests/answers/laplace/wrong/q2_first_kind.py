# Decides by the first answer's length only: a tuple of one is taken for a number.
def oracle(query, data_sets, related):
    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            f, g = query(x), query(y)
            if isinstance(f, tuple) and len(f) > 1:
                best = max(best, sum(abs(a - b) for a, b in zip(f, g)))
            elif not isinstance(f, tuple):
                best = max(best, abs(f - g))
    return best
