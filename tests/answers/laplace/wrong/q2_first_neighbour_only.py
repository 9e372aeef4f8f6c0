# Searches from the end of the list and stops at the first related data set for each.
def oracle(query, data_sets, related):
    best = 0
    for i, x in enumerate(data_sets):
        for y in reversed(data_sets[i + 1 :]):
            if related(x, y):
                fx, fy = query(x), query(y)
                if not isinstance(fx, tuple):
                    fx, fy = (fx,), (fy,)
                best = max(best, sum(abs(a - b) for a, b in zip(fx, fy)))
                break
    return best
