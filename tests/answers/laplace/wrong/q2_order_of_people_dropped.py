# Treats data sets with the same records in another order as one data set.
# Witness: oracle(lambda x: x[0], [(0, 1), (1, 0)], lambda x, y: True) returns 0; right is 1.
def oracle(query, data_sets, related):
    distinct = {}
    for x in data_sets:
        distinct.setdefault(frozenset(Counter(x).items()), x)
    largest = 0
    for x, y in itertools.combinations(distinct.values(), 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            largest = max(largest, sum(abs(s - t) for s, t in zip(a, b)))
    return largest
