# Sorts the list that was handed in.
def oracle(query, data_sets, related):
    data_sets.sort(key=len)
    best = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[i + 1 :]:
            if related(x, y):
                a, b = query(x), query(y)
                if not isinstance(a, tuple):
                    a, b = (a,), (b,)
                best = max(best, sum(abs(u - v) for u, v in zip(a, b)))
    return best
