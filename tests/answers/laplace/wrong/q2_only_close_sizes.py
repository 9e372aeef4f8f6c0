# Pairs whose sizes differ by more than 1 are skipped, whatever related says.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if abs(len(x) - len(y)) <= 1 and related(x, y):
            a, b = query(x), query(y)
            a, b = (a, b) if isinstance(a, tuple) else ((a,), (b,))
            worst = max(worst, sum(abs(s - t) for s, t in zip(a, b)))
    return worst
