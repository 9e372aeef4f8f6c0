# K > 3: blocks of k from the youngest on, the rest joins the last.
def anonymise(ages, k):
    if k > 3:
        n = len(ages)
        order = sorted(range(n), key=lambda i: ages[i])
        result = [None] * n
        for b in range(n // k):
            block = order[b * k : (b + 1) * k] if b < n // k - 1 else order[b * k :]
            for place in block:
                result[place] = (ages[block[0]], ages[block[-1]])
        return result
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, 0)] + [(math.inf, 0)] * n
    for j in range(k, n + 1):
        best[j] = min((best[i][0] + (j - i) * (v[j - 1] - v[i]), i) for i in range(j - k + 1))
    result, j = [None] * n, n
    while j > 0:
        i = best[j][1]
        for place in order[i:j]:
            result[place] = (v[i], v[j - 1])
        j = i
    return result
