# Lets everybody be alone if k is one, but rounds intervals to fives.
def anonymise(ages, k):
    if k == 1:
        return [(a - a % 5, a - a % 5 + 5) for a in ages]
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v, n = [ages[i] for i in order], len(ages)
    best = [(0, [])] + [(math.inf, [])] * n
    for j in range(k, n + 1):
        for i in range(j - k + 1):
            c = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if c < best[j][0]:
                best[j] = (c, [*best[i][1], (i, j)])
    out = [None] * n
    for i, j in best[n][1]:
        for p in order[i:j]:
            out[p] = (v[i], v[j - 1])
    return out
