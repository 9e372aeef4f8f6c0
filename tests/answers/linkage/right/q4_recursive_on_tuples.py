# Recursion over the last class, with a memory of its own for each call; returns an array.
def anonymise(ages, k):
    from functools import cache

    v, n = sorted(ages), len(ages)

    @cache
    def least(j):
        if j == 0:
            return 0, ()
        return min(
            (
                (least(i)[0] + (j - i) * (v[j - 1] - v[i]), (*least(i)[1], (i, j)))
                for i in range(j - k + 1)
                if i == 0 or i >= k
            ),
            default=(math.inf, ()),
        )

    result = np.zeros((n, 2))
    places = np.argsort(ages, kind="stable")
    for i, j in least(n)[1]:
        result[places[i:j]] = v[i], v[j - 1]
    return result
