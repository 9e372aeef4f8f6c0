# Up to and with 2k people are put into one class; with exactly 2k two are possible.
def anonymise(ages, k):
    n = len(ages)
    if n <= 2 * k:
        return [(min(ages), max(ages))] * n
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = {0: (0, None)}
    for j in range(1, n + 1):
        options = [(best[i][0] + (j - i) * (v[j - 1] - v[i]), i) for i in best if j - i >= k]
        if options:
            best[j] = min(options)
    result, j = [None] * n, n
    while j:
        i = best[j][1]
        for t in range(i, j):
            result[order[t]] = (v[i], v[j - 1])
        j = i
    return result
