# Classes of more than k + 1 are thought to be never better.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    best = {0: (0, None)}
    for j in range(1, n + 1):
        options = [(best[i][0] + (j - i) * (v[j - 1] - v[i]), i) for i in best if k <= j - i <= k + 1]
        if options:
            best[j] = min(options)
    result = [(v[0], v[-1])] * n
    j = n if n in best else 0
    while j:
        i = best[j][1]
        for t in range(i, j):
            result[order[t]] = (v[i], v[j - 1])
        j = i
    return result
