# Keeps changes exact but compares them as floats, so that the larger of two large ones may be missed.
def oracle(query, data_sets, related):
    changes = [0]
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            fx, fy = query(x), query(y)
            if not isinstance(fx, tuple):
                fx, fy = (fx,), (fy,)
            changes.append(sum(abs(a - b) for a, b in zip(fx, fy)))
    return max(changes, key=float)
