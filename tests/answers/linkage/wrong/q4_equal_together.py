# Keeps people of one age together, unless they are four or more.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v, n = [ages[i] for i in order], len(ages)
    count = Counter(ages)
    best = {0: (0, [])}
    for j in range(k, n + 1):
        if j < n and v[j] == v[j - 1] and count[v[j]] < 4:
            continue
        for i in list(best):
            if j - i >= k:
                c = (best[i][0] + (j - i) * (v[j - 1] - v[i]), best[i][1] + [(i, j)])
                if j not in best or c[0] < best[j][0]:
                    best[j] = c
    out = [None] * n
    for i, j in best[n][1]:
        for p in order[i:j]:
            out[p] = (v[i], v[j - 1])
    return out
