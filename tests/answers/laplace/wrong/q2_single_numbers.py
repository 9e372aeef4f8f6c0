# Knows queries with one number only.
def oracle(query, data_sets, related):
    return max(
        (
            abs(query(x) - query(y))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
