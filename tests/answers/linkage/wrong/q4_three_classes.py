# Wrong at most three classes are tried.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    plans = [(0, n)]
    plans += [(0, i, n) for i in range(k, n - k + 1)]
    plans += [(0, i, j, n) for i in range(k, n) for j in range(i + k, n - k + 1)]
    ends = min(
        plans, key=lambda p: sum((j - i) * (v[j - 1] - v[i]) for i, j in itertools.pairwise(p))
    )
    result = [None] * n
    for i, j in itertools.pairwise(ends):
        for place in order[i:j]:
            result[place] = (v[i], v[j - 1])
    return result
