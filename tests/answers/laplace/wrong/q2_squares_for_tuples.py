# For tuples the squares of the changes are added. Input: query=lambda x: (3 * len(x), 0), [(), (1,)], membership.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if isinstance(a, tuple):
                change = sum((u - v) ** 2 for u, v in zip(a, b))
            else:
                change = abs(a - b)
            worst = max(worst, change)
    return worst
