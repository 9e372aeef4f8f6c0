# For tuples the largest rise and the largest fall are added, all others forgotten. Input: query=lambda x: (len(x),) * 3, [(), (1,)], membership.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if isinstance(a, tuple):
                steps = [u - v for u, v in zip(a, b)]
                change = max([0, *steps]) - min([0, *steps])
            else:
                change = abs(a - b)
            worst = max(worst, change)
    return worst
