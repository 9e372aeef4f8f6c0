# L1 as a maximum over signs, object arrays.
def oracle(query, data_sets, related):
    if len(data_sets) < 2:
        return 0
    x, rest = data_sets[0], data_sets[1:]
    best = oracle(query, rest, related)
    for y in rest:
        if related(x, y):
            d = np.atleast_1d(np.array(query(x), dtype=object)) - np.atleast_1d(
                np.array(query(y), dtype=object)
            )
            best = max(
                best,
                max(
                    sum(s * v for s, v in zip(signs, d))
                    for signs in itertools.product((1, -1), repeat=len(d))
                ),
            )
    return best
