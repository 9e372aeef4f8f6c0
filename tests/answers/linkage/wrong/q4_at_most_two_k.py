# Classes have at most 2k - 2 people. Input: [0, 0, 0, 1, 1], k 2: loss 5 for 0.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    best = [(0, 0)] + [(math.inf, 0)] * n
    for j in range(1, n + 1):
        for i in range(max(0, j - max(k, 2 * k - 2)), j - k + 1):
            loss = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if loss < best[j][0]:
                best[j] = (loss, i)
    if best[n][0] == math.inf:
        return [(v[0], v[-1])] * n
    result, j = [None] * n, n
    while j:
        i = best[j][1]
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
        j = i
    return result
