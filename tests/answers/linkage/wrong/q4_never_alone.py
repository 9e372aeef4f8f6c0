# A class has at least two people even for k = 1.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    k = min(max(k, 2), n)
    best = [(0, [])] + [None] * n
    for j in range(k, n + 1):
        ways = [
            (best[i][0] + (j - i) * (v[j - 1] - v[i]), best[i][1] + [(i, j)])
            for i in range(j - k + 1)
            if best[i] is not None
        ]
        best[j] = min(ways)
    result = [None] * n
    for i, j in best[n][1]:
        for t in range(i, j):
            result[order[t]] = (v[i], v[j - 1])
    return result
