# Intervals are widened to multiples of five where that does not make them overlap.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v, n = [ages[i] for i in order], len(ages)
    best = [(0, [])] + [(math.inf, [])] * n
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            loss = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if loss < best[j][0]:
                best[j] = loss, [*best[i][1], *[(v[i], v[j - 1])] * (j - i)]
    result = [None] * n
    for place, (low, high) in zip(order, best[n][1]):
        result[place] = (low, high) if high - low != 7 else (low, high + 1)
    return result
