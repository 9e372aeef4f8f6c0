# Thinks that related data sets always differ by at most one in their size, and skips other pairs.
# Witness: oracle(len, [(), (1, 2)], lambda x, y: True) returns 0; right is 2.
def oracle(query, data_sets, related):
    """The L1 sensitivity of a query, by trying all related pairs of a list of data sets."""
    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if abs(len(x) - len(y)) <= 1 and related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            change = sum(abs(s - t) for s, t in zip(a, b))
            largest = max(largest, change)
    return largest
