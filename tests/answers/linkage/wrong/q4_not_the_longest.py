# Knows no classes of 2k - 1 people if k is above three.
def anonymise(ages, k):
    o = sorted(range(len(ages)), key=ages.__getitem__)
    v = [ages[i] for i in o]
    n = len(v)
    L = [(0, [])] + [(10**9, [])] * n
    w = 2 * k - 2 if k > 3 else 2 * k
    for j in range(k, n + 1):
        for i in range(max(0, j - w), j - k + 1):
            c = L[i][0] + (j - i) * (v[j - 1] - v[i])
            if c < L[j][0]:
                L[j] = (c, L[i][1] + [(i, j)])
    if n < 2 * k:
        L[n] = (0, [(0, n)])
    out = [None] * n
    for i, j in L[n][1]:
        for t in range(i, j):
            out[o[t]] = (v[i], v[j - 1])
    return out
