# Stops at the first related partner of each data set that moves the query, as if all moved it equally.
def oracle(query, data_sets, related):
    best = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[:i]:
            if related(x, y):
                a, b = query(x), query(y)
                a, b = (a, b) if isinstance(a, tuple) else ((a,), (b,))
                change = sum(abs(u - v) for u, v in zip(a, b))
                best = max(best, change)
                if change:
                    break
    return best
