# K > 3: cuts greedily at the largest gap that is allowed.
def anonymise(ages, k):
    if k > 3:
        n = len(ages)
        order = sorted(range(n), key=lambda i: ages[i])
        v = [ages[i] for i in order]
        ends = [0, n]
        for i in sorted(range(1, n), key=lambda i: v[i - 1] - v[i]):
            if all(abs(i - e) >= k for e in ends):
                ends = sorted([*ends, i])
        result = [None] * n
        for i, j in itertools.pairwise(ends):
            for place in order[i:j]:
                result[place] = (v[i], v[j - 1])
        return result
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, 0)] + [(math.inf, 0)] * n
    for j in range(k, n + 1):
        best[j] = min((best[i][0] + (j - i) * (v[j - 1] - v[i]), i) for i in range(j - k + 1))
    result, j = [None] * n, n
    while j > 0:
        i = best[j][1]
        for place in order[i:j]:
            result[place] = (v[i], v[j - 1])
        j = i
    return result
