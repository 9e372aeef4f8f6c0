# Floats in an array, from the front.
def anonymise(ages, k):
    from functools import lru_cache

    idx = np.argsort(ages, kind="stable")
    v = np.array(ages, float)[idx]
    n = len(v)

    @lru_cache(None)
    def f(i):
        if i == n:
            return 0.0, ()
        best = (math.inf, ())
        for j in range(i + k, n + 1):
            c, rest = f(j)
            c += (j - i) * (v[j - 1] - v[i])
            if c < best[0]:
                best = (c, ((i, j), *rest))
        return best

    out = np.zeros((n, 2))
    for i, j in f(0)[1]:
        out[idx[i:j]] = v[i], v[j - 1]
    return out
