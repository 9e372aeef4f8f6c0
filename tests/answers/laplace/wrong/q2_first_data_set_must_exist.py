# Looks at the first data set to see whether answers are tuples. Input: data_sets=[] (0 is asked).
def oracle(query, data_sets, related):
    several = isinstance(query(data_sets[0]), tuple)
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            change = sum(abs(u - v) for u, v in zip(a, b)) if several else abs(a - b)
            worst = max(worst, change)
    return worst
