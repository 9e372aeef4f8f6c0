# If all are of one age an empty list is returned.
def anonymise(ages, k):
    if len(set(ages)) == 1 and len(ages) > 1:
        return []
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v, n = [ages[i] for i in order], len(ages)
    best = [(0, [])] + [(math.inf, [])] * n
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            loss = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if loss < best[j][0]:
                best[j] = loss, [*best[i][1], *[(v[i], v[j - 1])] * (j - i)]
    return [dict(zip(order, best[n][1]))[i] for i in range(n)]
