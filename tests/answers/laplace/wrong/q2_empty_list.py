# Fails for an empty list of data sets.
def oracle(query, data_sets, related):
    several = isinstance(query(data_sets[0]), tuple)
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = (query(x), query(y)) if several else ((query(x),), (query(y),))
            worst = max(worst, sum(abs(s - t) for s, t in zip(a, b)))
    return worst
