# Adds squares of the changes for tuples (right for steps of one only).
# Witness: oracle(lambda x: (x[0], x[1]), [(0, 0), (3, 0)], edit) returns 9; right is 3.
def oracle(query, data_sets, related):
    """The L1 sensitivity of a query, by trying all related pairs of a list of data sets."""
    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            change = sum((s - t) ** 2 for s, t in zip(a, b)) if len(a) > 1 else abs(a[0] - b[0])
            largest = max(largest, change)
    return largest
