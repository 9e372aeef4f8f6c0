# Asks the query once for each multiset, as if the order of records never mattered.
def oracle(query, data_sets, related):
    known = {}

    def told(x):
        key = tuple(sorted(x))
        if key not in known:
            a = query(x)
            known[key] = a if isinstance(a, tuple) else (a,)
        return known[key]

    return max(
        (
            sum(abs(u - v) for u, v in zip(told(x), told(y)))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
