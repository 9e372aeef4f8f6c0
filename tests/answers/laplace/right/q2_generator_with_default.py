# Max over a generator, 0 for nothing; the query is asked once for each data set.
def oracle(query, data_sets, related):
    told = {x: query(x) for x in data_sets}

    def change(a, b):
        if not isinstance(a, tuple):
            return abs(a - b)
        return sum(map(abs, (u - v for u, v in zip(a, b))))

    return max(
        (
            change(told[x], told[y])
            for x, y in itertools.permutations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
