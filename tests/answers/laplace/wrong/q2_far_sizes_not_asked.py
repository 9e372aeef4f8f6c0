# Data sets whose sizes differ by more than one are never asked whether they are related. Input: len, [(), (1, 2)], a relation that is always True: right is 2.
def oracle(query, data_sets, related):
    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if abs(len(x) - len(y)) <= 1 and related(x, y):
            a, b = query(x), query(y)
            a, b = (a, b) if isinstance(a, tuple) else ([a], [b])
            best = max(best, sum(abs(p - q) for p, q in zip(a, b)))
    return best
