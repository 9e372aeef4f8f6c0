# Finds the place of an age by list.index, so that equal ages at a border fall into the first class.
def anonymise(ages, k):
    v, n = sorted(ages), len(ages)
    best = [(0, [])] + [(math.inf, [])] * n
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            loss = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if loss < best[j][0]:
                best[j] = loss, [*best[i][1], *[(v[i], v[j - 1])] * (j - i)]
    return [best[n][1][v.index(a)] for a in ages]
