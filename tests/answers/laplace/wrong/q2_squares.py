# Wrong for tuples the squares of the changes are added: equal only while they are 0 or 1.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if isinstance(a, tuple):
                change = sum((s - t) ** 2 for s, t in zip(a, b))
            else:
                change = abs(a - b)
            worst = max(worst, change)
    return worst
