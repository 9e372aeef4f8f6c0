# The interval is looked up by age, so equal ages in two classes all get the interval of the later class. Input: [0, 0, 0, 1], k 2: loss 4 for 2.
def anonymise(ages, k):
    v = sorted(ages)
    n = len(v)
    best = [(0, 0)] + [(math.inf, None)] * n
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            loss = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if loss <= best[j][0]:
                best[j] = (loss, i)
    where, j = {}, n
    while j:
        i = best[j][1]
        for p in range(i, j):
            where.setdefault(v[p], (v[i], v[j - 1]))
        j = i
    return [where[a] for a in ages]
