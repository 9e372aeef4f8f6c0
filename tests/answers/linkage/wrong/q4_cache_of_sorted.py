# Remembers whole answers under the sorted ages, so that the same ages in another order get the old order.
_done = {}


def anonymise(ages, k):
    key = (tuple(sorted(ages)), k)
    if key in _done:
        return _done[key]
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    best = [(0, [])] + [(math.inf, [])] * n
    for j in range(k, n + 1):
        best[j] = min(
            (best[i][0] + (j - i) * (v[j - 1] - v[i]), best[i][1] + [(i, j)])
            for i in range(j - k + 1)
        )
    result = [None] * n
    for i, j in best[n][1]:
        for t in range(i, j):
            result[order[t]] = (v[i], v[j - 1])
    _done[key] = result
    return result
