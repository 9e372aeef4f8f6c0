# The same programme forward with numpy; an array of shape (n, 2) is returned.
import numpy as np


def anonymise(ages, k):
    a = np.asarray(ages)
    order = np.argsort(a, kind="stable")
    v = a[order]
    n = len(v)
    cost = np.full(n + 1, np.inf)
    cost[0] = 0
    came = np.zeros(n + 1, dtype=int)
    for i in range(n):
        for j in range(i + k, n + 1):
            new = cost[i] + (j - i) * (v[j - 1] - v[i])
            if new < cost[j]:
                cost[j], came[j] = new, i
    result = np.zeros((n, 2), dtype=int)
    j = n
    while j > 0:
        i = came[j]
        result[order[i:j]] = v[i], v[j - 1]
        j = i
    return result
