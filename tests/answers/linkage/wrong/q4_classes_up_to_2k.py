# Classes have at most 2k - 2 members, where 2k - 1 may be needed.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v, n = [ages[i] for i in order], len(ages)
    best = [(0, [])] + [(math.inf, [])] * n
    for j in range(1, n + 1):
        for i in range(max(0, j - max(k, 2 * k - 2)), j - k + 1):
            loss = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if loss < best[j][0]:
                best[j] = loss, [*best[i][1], *[(v[i], v[j - 1])] * (j - i)]
    if not best[n][1]:
        return [(v[0], v[-1])] * n
    return [dict(zip(order, best[n][1]))[i] for i in range(n)]
