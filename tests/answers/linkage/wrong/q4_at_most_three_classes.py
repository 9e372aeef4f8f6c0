# At most three classes are tried. Input: [0, 1, 2, 3], k 1: loss 2 for 0.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    tries = []
    for a in range(0, n):
        for b in range(a, n):
            ends = sorted({0, a, b, n})
            parts = list(zip(ends, ends[1:]))
            if all(j - i >= k for i, j in parts):
                tries.append((sum((j - i) * (v[j - 1] - v[i]) for i, j in parts), parts))
    result = [None] * n
    for i, j in min(tries)[1]:
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
    return result
