# Remembers intervals by age, so that equal ages share the last one.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v, n = [ages[i] for i in order], len(ages)
    best = [(0, [])] + [(math.inf, [])] * n
    for j in range(k, n + 1):
        for i in range(0, j - k + 1):
            c = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if c < best[j][0]:
                best[j] = (c, [*best[i][1], (i, j)])
    told = {}
    for i, j in best[n][1]:
        told.update((v[p], (v[i], v[j - 1])) for p in range(i, j))
    return [told[age] for age in ages]
