# The least loss starts from 500, "large enough", with all in one class. Input: ages 0, 10, ..., 110, k = 5: 1320 instead of 600.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best, pick = 500, [(0, n)]
    for cuts in itertools.product((0, 1), repeat=n - 1):
        ends = [0, *(i + 1 for i, cut in enumerate(cuts) if cut), n]
        parts = list(itertools.pairwise(ends))
        if min(b - a for a, b in parts) >= k:
            loss = sum((b - a) * (v[b - 1] - v[a]) for a, b in parts)
            if loss < best:
                best, pick = loss, parts
    result = [None] * n
    for a, b in pick:
        for place in range(a, b):
            result[order[place]] = (v[a], v[b - 1])
    return result
