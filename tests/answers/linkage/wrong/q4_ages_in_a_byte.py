# Ages are kept as bytes, and the loss of a class overflows at 256. Input: [5, 19, 66, 86], k 2: loss 324 for 68.
import warnings

import numpy as np


def anonymise(ages, k):
    order = np.argsort(ages, kind="stable")
    v = np.array(ages, dtype=np.uint8)[order]
    n = len(v)
    best = [(0, 0)] + [(math.inf, None)] * n
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for j in range(1, n + 1):
            for i in range(j - k + 1):
                loss = best[i][0] + int((j - i) * (v[j - 1] - v[i]))
                if loss < best[j][0]:
                    best[j] = (loss, i)
    result, j = [None] * n, n
    while j:
        i = best[j][1]
        for p in range(i, j):
            result[order[p]] = (int(v[i]), int(v[j - 1]))
        j = i
    return result
