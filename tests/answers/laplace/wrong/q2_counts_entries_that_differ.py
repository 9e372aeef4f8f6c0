# For tuples the entries that differ are counted. Input: query=lambda x: (sum(x), len(x)), [(5,), (5, 5)], membership.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if isinstance(a, tuple):
                change = sum(u != v for u, v in zip(a, b))
            else:
                change = abs(a - b)
            worst = max(worst, int(change) if isinstance(change, bool) else change)
    return worst
