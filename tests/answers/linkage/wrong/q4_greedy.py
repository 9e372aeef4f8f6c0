# Cuts greedily from both ends, and takes the better one.
def anonymise(ages, k):
    def greedy(v):
        parts, i = [], 0
        while len(v) - i >= 2 * k:
            best = min(
                range(k, min(2 * k, len(v) - i - k + 1)),
                key=lambda z: z * (v[i + z - 1] - v[i]) + 0.0 * z - (v[i + z] - v[i + z - 1]),
            )
            parts.append((i, i + best))
            i += best
        return parts + [(i, len(v))]

    o = sorted(range(len(ages)), key=ages.__getitem__)
    v = [ages[i] for i in o]
    n = len(v)
    p1 = greedy(v)
    p2 = [(n - j, n - i) for i, j in greedy([-x for x in reversed(v)])]
    loss = lambda p: sum((j - i) * (v[j - 1] - v[i]) for i, j in p)
    out = [None] * n
    for i, j in min(p1, p2, key=loss):
        for t in range(i, j):
            out[o[t]] = (v[i], v[j - 1])
    return out
