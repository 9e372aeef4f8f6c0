# Ages above 99 are published as 99, "99 and older"; they are then not in their interval. Input: ages [100], k = 1: (99, 99).
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [min(ages[i], 99) for i in order]
    best = [(0, [])] + [(math.inf, [])] * n
    for j in range(k, n + 1):
        for i in range(j - k + 1):
            loss = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if loss < best[j][0]:
                best[j] = (loss, best[i][1] + [(i, j)])
    result = [None] * n
    for a, b in best[n][1]:
        for place in range(a, b):
            result[order[place]] = (v[a], v[b - 1])
    return result
