# Never compares data sets that differ by two people.
def oracle(query, data_sets, related):
    def row(x):
        a = query(x)
        return a if isinstance(a, tuple) else (a,)

    return max(
        (
            sum(abs(a - b) for a, b in zip(row(x), row(y)))
            for x, y in itertools.combinations(data_sets, 2)
            if abs(len(x) - len(y)) < 2 and related(x, y)
        ),
        default=0,
    )
