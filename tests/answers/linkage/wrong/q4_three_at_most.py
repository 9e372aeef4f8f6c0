# Makes three classes at most.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v, n = [ages[i] for i in order], len(ages)
    ways = (
        [[0, n]]
        + [[0, a, n] for a in range(n)]
        + [[0, a, b, n] for a in range(n) for b in range(a, n)]
    )
    ways = [w for w in ways if min(y - x for x, y in itertools.pairwise(w)) >= k]

    def loss(w):
        return sum((y - x) * (v[y - 1] - v[x]) for x, y in itertools.pairwise(w))

    best, out = min(ways, key=loss), [None] * n
    for i, j in itertools.pairwise(best):
        for p in order[i:j]:
            out[p] = (v[i], v[j - 1])
    return out
