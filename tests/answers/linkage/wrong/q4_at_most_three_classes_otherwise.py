# Tries two cuts at most, so never more than three classes.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = None
    for number in (0, 1, 2):
        for cuts in itertools.combinations(range(1, n), number):
            ends = [0, *cuts, n]
            parts = list(itertools.pairwise(ends))
            if all(j - i >= k for i, j in parts):
                loss = sum((j - i) * (v[j - 1] - v[i]) for i, j in parts)
                if best is None or loss < best[0]:
                    best = loss, parts
    result = [None] * n
    for i, j in best[1]:
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
    return result
