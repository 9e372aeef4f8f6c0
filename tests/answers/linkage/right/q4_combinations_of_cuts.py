# For each number of classes all combinations of cuts, the least by a key; floats are returned.
def anonymise(ages, k):
    n = len(ages)
    rank = np.argsort(ages, kind="stable")
    v = np.array(ages, dtype=float)[rank]

    def ways():
        for classes in range(1, n // k + 1):
            for cuts in itertools.combinations(range(k, n - k + 1), classes - 1):
                pieces = list(itertools.pairwise((0, *cuts, n)))
                if all(j - i >= k for i, j in pieces):
                    yield pieces

    best = min(ways(), key=lambda pieces: sum((j - i) * (v[j - 1] - v[i]) for i, j in pieces))
    out = [None] * n
    for i, j in best:
        for r in rank[i:j]:
            out[r] = (float(v[i]), float(v[j - 1]))
    return out
