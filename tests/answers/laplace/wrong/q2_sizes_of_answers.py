# Takes the difference of the sizes of two answers, and so loses changes of the sign.
# Witness: oracle(lambda x: x[0], [(-3,), (4,)], edit) returns 1; right is 7.
def oracle(query, data_sets, related):
    """The L1 sensitivity of a query, by trying all related pairs of a list of data sets."""
    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            change = sum(abs(abs(s) - abs(t)) for s, t in zip(a, b))
            largest = max(largest, change)
    return largest
