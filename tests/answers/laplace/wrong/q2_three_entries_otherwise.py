# Only the first three numbers of an answer are compared.
def oracle(query, data_sets, related):
    t = lambda v: v if isinstance(v, tuple) else (v,)
    return max(
        (
            sum(abs(a - b) for a, b in zip(t(query(x))[:3], t(query(y))[:3]))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
