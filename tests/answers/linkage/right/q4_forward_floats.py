# Forward floats: right
def anonymise(ages, k):
    order = np.argsort(np.array(ages), kind="stable")
    v = np.array(ages, dtype=float)[order]
    n = len(v)
    cost, before = np.full(n + 1, np.inf), np.zeros(n + 1, dtype=int)
    cost[0] = 0
    for i in range(n):
        for j in range(i + k, n + 1):
            new = cost[i] + (j - i) * (v[j - 1] - v[i])
            if new < cost[j]:
                cost[j], before[j] = new, i
    result, j = np.empty((n, 2)), n
    while j:
        i = before[j]
        result[order[i:j]] = v[i], v[j - 1]
        j = i
    return result
