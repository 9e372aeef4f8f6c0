# A single number is compared by its size: | |f| - |f'| |.
def oracle(query, data_sets, related):
    t = lambda v: v if isinstance(v, tuple) else (abs(v),)
    return max(
        (
            sum(abs(a - b) for a, b in zip(t(query(x)), t(query(y))))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
