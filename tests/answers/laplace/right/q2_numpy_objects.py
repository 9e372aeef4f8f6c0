# Numpy with Python's own numbers in it.
def oracle(query, data_sets, related):
    rows = [np.atleast_1d(np.array(query(x), dtype=object)) for x in data_sets]
    worst = 0
    for i, x in enumerate(data_sets):
        for j in range(i):
            if related(x, data_sets[j]):
                worst = max(worst, np.abs(rows[i] - rows[j]).sum())
    return worst
