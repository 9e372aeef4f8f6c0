# Data sets with the same records in another order are taken for the same.
def oracle(query, data_sets, related):
    t = lambda v: v if isinstance(v, tuple) else (v,)
    return max(
        (
            sum(abs(a - b) for a, b in zip(t(query(x)), t(query(y))))
            for x, y in itertools.combinations(data_sets, 2)
            if sorted(x) != sorted(y) and related(x, y)
        ),
        default=0,
    )
