# Numpy arrays of objects keep fractions exact; both orders of each pair are tried.
def oracle(query, data_sets, related):
    best = 0
    for x in data_sets:
        here = np.atleast_1d(np.array(query(x), dtype=object))
        for y in data_sets:
            if x != y and related(x, y):
                there = np.atleast_1d(np.array(query(y), dtype=object))
                best = max(best, sum(np.abs(here - there).tolist()))
    return best
