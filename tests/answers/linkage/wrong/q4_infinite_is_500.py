# Takes 500 for infinite: lists that lose more fall back to one class.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best, start = [0] + [500] * n, [0] * (n + 1)
    for j in range(k, n + 1):
        for i in range(j - k + 1):
            loss = best[i] + (j - i) * (v[j - 1] - v[i])
            if loss < best[j]:
                best[j], start[j] = loss, i
    result = [None] * n
    j = n
    while j:
        i = start[j]
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
        j = i
    return result
