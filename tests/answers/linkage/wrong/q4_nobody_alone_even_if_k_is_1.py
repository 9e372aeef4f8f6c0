# A class has at least two people also for k = 1, "because an interval needs two ends". Input: ages 10, 20, k = 1: 20 instead of 0.
def anonymise(ages, k):
    n = len(ages)
    k = min(max(k, 2), n)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
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
