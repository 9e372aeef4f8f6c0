# Sorts the list that it was given.
def oracle(query, data_sets, related):
    data_sets.sort()

    def row(x):
        a = query(x)
        return a if isinstance(a, tuple) else (a,)

    return max(
        (
            sum(abs(a - b) for a, b in zip(row(x), row(y)))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
