# Sorts the list of the caller in place, by size.
# Witness: after d = [(1, 2), (1,)]; oracle(len, d, membership) the list d is [(1,), (1, 2)]; it must stay [(1, 2), (1,)].
def oracle(query, data_sets, related):
    """The L1 sensitivity of a query, by trying all related pairs of a list of data sets."""
    data_sets.sort(key=len)
    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            change = sum(abs(s - t) for s, t in zip(a, b))
            largest = max(largest, change)
    return largest
