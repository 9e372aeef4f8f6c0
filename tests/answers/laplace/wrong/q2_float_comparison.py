# Compares changes as floats, so that large exact numbers look alike.
# Witness: oracle(lambda x: sum(x), [(0,), (2**60,), (2**60 + 1,)], lambda x, y: True) returns 1152921504606846976; right is 1152921504606846977.
def oracle(query, data_sets, related):
    changes = [0]
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            changes.append(sum(abs(s - t) for s, t in zip(a, b)))
    return max(changes, key=float)
