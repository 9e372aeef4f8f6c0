# The last data set of the list is never compared. Input: len, [(), (5,)], membership: right is 1, it says 0.
def oracle(query, data_sets, related):
    best = 0
    n = len(data_sets)
    for i in range(n - 1):
        for j in range(i + 1, n - 1):
            x, y = data_sets[i], data_sets[j]
            if related(x, y):
                a, b = query(x), query(y)
                a, b = (a, b) if isinstance(a, tuple) else ((a,), (b,))
                best = max(best, sum(abs(p - q) for p, q in zip(a, b)))
    return best
