# Compares changes as floats, so that of two nearly equal large ones the first wins.
def oracle(query, data_sets, related):
    changes = [0]
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            a, b = (a, b) if isinstance(a, tuple) else ((a,), (b,))
            changes.append(sum(abs(u - v) for u, v in zip(a, b)))
    return max(changes, key=float)
