# For more than eight people it takes chunks of k along the sorted list instead of the best cut.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    if n > 8:
        starts = list(range(0, n - k + 1, k))
        ends = list(itertools.pairwise([*starts, n]))
    else:
        best = [(0, [])] + [(math.inf, [])] * n
        for j in range(k, n + 1):
            best[j] = min(
                (best[i][0] + (j - i) * (v[j - 1] - v[i]), best[i][1] + [(i, j)])
                for i in range(j - k + 1)
            )
        ends = best[n][1]
    result = [None] * n
    for i, j in ends:
        for t in range(i, j):
            result[order[t]] = (v[i], v[j - 1])
    return result
