# At most two cuts are tried. Input: ages 0, 10, 20, 30, k = 1: the loss is 20 and not 0.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best, pick = math.inf, None
    for i in range(n + 1):
        for j in range(i, n + 1):
            parts = [p for p in ((0, i), (i, j), (j, n)) if p[0] < p[1]]
            if all(b - a >= k for a, b in parts):
                loss = sum((b - a) * (v[b - 1] - v[a]) for a, b in parts)
                if loss < best:
                    best, pick = loss, parts
    result = [None] * n
    for a, b in pick:
        for place in range(a, b):
            result[order[place]] = (v[a], v[b - 1])
    return result
