# The empty data set is left out: nobody to protect.
def oracle(query, data_sets, related):
    t = lambda v: v if isinstance(v, tuple) else (v,)
    return max(
        (
            sum(abs(a - b) for a, b in zip(t(query(x)), t(query(y))))
            for x, y in itertools.combinations(filter(None, data_sets), 2)
            if related(x, y)
        ),
        default=0,
    )
