# Right: hint dp.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, 0)] + [None] * n
    for j in range(1, n + 1):
        options = [
            (best[i][0] + (j - i) * (v[j - 1] - v[i]), i)
            for i in range(0, j - k + 1)
            if best[i] is not None
        ]
        best[j] = min(options) if options else None
    result = [None] * n
    j = n
    while j:
        i = best[j][1]
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
        j = i
    return result
