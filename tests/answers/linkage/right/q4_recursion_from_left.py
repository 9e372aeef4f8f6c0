# Recursion over where the first class ends; classes of 2k or more are never needed.
def anonymise(ages, k):
    from functools import lru_cache
    ranked = sorted((a, i) for i, a in enumerate(ages))
    n = len(ranked)
    @lru_cache(None)
    def go(i):
        if i == n:
            return 0, ()
        best = (math.inf, ())
        for j in range(i + k, min(n, i + 2 * k - 1) + 1):
            rest, tail = go(j)
            cost = rest + (j - i) * (ranked[j - 1][0] - ranked[i][0])
            if cost < best[0]:
                best = cost, ((i, j), *tail)
        return best
    told = {}
    for i, j in go(0)[1]:
        for t in range(i, j):
            told[ranked[t][1]] = [ranked[i][0], ranked[j - 1][0]]
    return tuple(told[i] for i in range(n))
