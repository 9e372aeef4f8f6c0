# Of a tuple only the first three numbers are compared. Input: the counts of 0 to 3 of [(0,), (3,)], edit: right is 2, it says 1.
def oracle(query, data_sets, related):
    def three(x):
        answer = query(x)
        answer = answer if isinstance(answer, tuple) else (answer,)
        return (answer + (0, 0, 0))[:3]

    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            (a, b, c), (d, e, f) = three(x), three(y)
            best = max(best, abs(a - d) + abs(b - e) + abs(c - f))
    return best
