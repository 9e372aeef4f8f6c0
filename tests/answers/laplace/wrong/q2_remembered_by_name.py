# Remembers answers between calls under the query's name, which two lambdas share.
remembered = {}


def oracle(query, data_sets, related):
    def told(x):
        key = query.__name__, x
        if key not in remembered:
            a = query(x)
            remembered[key] = a if isinstance(a, tuple) else (a,)
        return remembered[key]

    return max(
        (
            sum(abs(u - v) for u, v in zip(told(x), told(y)))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
