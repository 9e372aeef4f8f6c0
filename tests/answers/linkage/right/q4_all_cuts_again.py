# All ways to cut, by combinations of places; returns an array.
def anonymise(ages, k):
    n = len(ages)
    order = np.argsort(ages, kind="stable")
    v = [int(ages[i]) for i in order]

    def pieces():
        for number in range(n // k):
            for cuts in itertools.combinations(range(1, n), number):
                ends = (0, *cuts, n)
                piece = list(zip(ends, ends[1:]))
                if all(j - i >= k for i, j in piece):
                    yield piece

    best = min(pieces(), key=lambda piece: sum((j - i) * (v[j - 1] - v[i]) for i, j in piece))
    out = np.zeros((n, 2))
    for i, j in best:
        out[order[i:j]] = v[i], v[j - 1]
    return out
