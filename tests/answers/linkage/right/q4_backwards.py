# From the oldest to the youngest.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: -ages[i])
    v, n = [ages[i] for i in order], len(ages)
    best = [(0, [])] + [(math.inf, [])] * n
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            loss = best[i][0] + (j - i) * (v[i] - v[j - 1])
            if loss < best[j][0]:
                best[j] = loss, [*best[i][1], *[[v[j - 1], v[i]]] * (j - i)]
    return [part for _, part in sorted(zip(order, best[n][1]))]
