# The least loss of the first j people in sorted order, and the way back.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, None)] + [(math.inf, None)] * n
    for j in range(k, n + 1):
        best[j] = min((best[i][0] + (j - i) * (v[j - 1] - v[i]), i) for i in range(j - k + 1))
    result, j = [None] * n, n
    while j:
        i = best[j][1]
        for place in range(i, j):
            result[order[place]] = (v[i], v[j - 1])
        j = i
    return result
