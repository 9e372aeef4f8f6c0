# Pairs whose sizes differ by more than one are skipped before asking.
def oracle(query, data_sets, related):
    t = lambda v: v if isinstance(v, tuple) else (v,)
    return max(
        (
            sum(abs(a - b) for a, b in zip(t(query(x)), t(query(y))))
            for x, y in itertools.combinations(data_sets, 2)
            if abs(len(x) - len(y)) < 2 and related(x, y)
        ),
        default=0,
    )
