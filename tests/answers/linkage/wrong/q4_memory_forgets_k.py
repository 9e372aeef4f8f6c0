# Where to cut is remembered for the sorted ages, without k. Input: [10, 20], k 1, then [10, 20], k 2.
_plans = {}


def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = tuple(ages[i] for i in order)
    n = len(v)
    if v not in _plans:
        best = [(0, ())] + [None] * n
        for j in range(1, n + 1):
            ways = [
                (best[i][0] + (j - i) * (v[j - 1] - v[i]), best[i][1] + ((i, j),))
                for i in range(j - k + 1)
                if best[i] is not None
            ]
            best[j] = min(ways) if ways else None
        _plans[v] = best[n][1]
    result = [None] * n
    for i, j in _plans[v]:
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
    return result
