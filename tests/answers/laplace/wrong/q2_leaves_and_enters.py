# Takes a tuple for a histogram: twice the largest entry, since what leaves one bin enters another.
# Witness: oracle(lambda x: (x.count(0), x.count(1)), [(), (0,)], membership) returns 2; right is 1.
def oracle(query, data_sets, related):
    """The L1 sensitivity of a query, by trying all related pairs of a list of data sets."""
    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            change = 2 * max(abs(s - t) for s, t in zip(a, b)) if len(a) > 1 else abs(a[0] - b[0])
            largest = max(largest, change)
    return largest
