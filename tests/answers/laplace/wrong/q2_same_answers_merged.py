# Keeps one data set for each answer, since others with this answer change nothing.
def oracle(query, data_sets, related):
    representative = {}
    for x in data_sets:
        answer = query(x)
        representative[answer if isinstance(answer, tuple) else (answer,)] = x
    best = 0
    for (fx, x), (fy, y) in itertools.combinations(representative.items(), 2):
        if related(x, y):
            best = max(best, sum(abs(a - b) for a, b in zip(fx, fy)))
    return best
