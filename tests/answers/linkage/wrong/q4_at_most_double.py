# Knows classes of fewer than 2k - 1 people.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v, n = [ages[i] for i in order], len(ages)
    best = [(0, [])] + [(math.inf, [])] * n
    for j in range(k, n + 1):
        for i in range(max(0, j - 2 * k + 2 if n >= 2 * k else 0), j - k + 1):
            c = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if c < best[j][0]:
                best[j] = (c, [*best[i][1], (i, j)])
    out = [None] * n
    for i, j in best[n][1]:
        for p in order[i:j]:
            out[p] = (v[i], v[j - 1])
    return out
