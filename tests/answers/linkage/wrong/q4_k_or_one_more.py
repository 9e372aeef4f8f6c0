# Only classes of k or k + 1 people are tried (up to 2k - 1 can be needed).
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    best = [(0, [])] + [None] * n
    for j in range(1, n + 1):
        for size in (k, k + 1):
            i = j - size
            if i >= 0 and best[i] is not None:
                loss = best[i][0] + size * (v[j - 1] - v[i])
                if best[j] is None or loss < best[j][0]:
                    best[j] = (loss, best[i][1] + [(i, j)])
    cuts = best[n][1] if best[n] else [(0, n)]
    result = [None] * n
    for i, j in cuts:
        for t in range(i, j):
            result[order[t]] = (v[i], v[j - 1])
    return result
