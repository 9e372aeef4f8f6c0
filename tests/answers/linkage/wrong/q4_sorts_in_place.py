# Sorts the caller's ages (works on a copy of the order, but the argument is changed).
def anonymise(ages, k):
    n = len(ages)
    given = list(ages)
    ages.sort()
    best = [(0, 0)] + [(math.inf, 0)] * n
    for j in range(k, n + 1):
        best[j] = min((best[i][0] + (j - i) * (ages[j - 1] - ages[i]), i) for i in range(j - k + 1))
    pool = {}
    j = n
    while j:
        i = best[j][1]
        for p in range(i, j):
            pool.setdefault(ages[p], []).append((ages[i], ages[j - 1]))
        j = i
    return [pool[a].pop() for a in given]
