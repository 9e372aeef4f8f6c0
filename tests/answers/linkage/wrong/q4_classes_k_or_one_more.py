# Classes have k or k + 1 people (or all are one): 4 and 6 of ten at k = 4 are not tried.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, 0)] + [(math.inf, 0)] * n
    for j in range(k, n + 1):
        sizes = [s for s in (k, k + 1, j if j == n else k) if s <= j]
        best[j] = min((best[j - s][0] + s * (v[j - 1] - v[j - s]), j - s) for s in sizes)
    result, j = [None] * n, n
    while j > 0:
        i = best[j][1]
        for place in order[i:j]:
            result[place] = (v[i], v[j - 1])
        j = i
    return result
