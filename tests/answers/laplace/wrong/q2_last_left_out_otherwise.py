# The inner loop ends one place too early, so that the last data set is never looked at.
def oracle(query, data_sets, related):
    best = 0
    for i in range(len(data_sets) - 1):
        for j in range(i + 1, len(data_sets) - 1):
            x, y = data_sets[i], data_sets[j]
            if related(x, y):
                fx, fy = query(x), query(y)
                if not isinstance(fx, tuple):
                    fx, fy = (fx,), (fy,)
                best = max(best, sum(abs(a - b) for a, b in zip(fx, fy)))
    return best
