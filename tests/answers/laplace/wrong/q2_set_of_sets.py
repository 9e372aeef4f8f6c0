# Puts people in order before asking.
def oracle(query, data_sets, related):
    def row(x):
        a = query(tuple(sorted(x)))
        return a if isinstance(a, tuple) else (a,)

    return max(
        (
            sum(abs(a - b) for a, b in zip(row(x), row(y)))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
