# Equal ages are never put into different classes, which may cost. Input: [0, 1, 1, 3], k 2: loss 12 for 6.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    best = [(0, 0)] + [(math.inf, None)] * n
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            if 0 < i and v[i - 1] == v[i] and len(set(v)) > 2:
                continue
            loss = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if loss < best[j][0]:
                best[j] = (loss, i)
    result, j = [None] * n, n
    while j:
        i = best[j][1]
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
        j = i
    return result
