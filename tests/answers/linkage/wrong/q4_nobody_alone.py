# Wrong for k = 1: classes have at least two people.
def anonymise(ages, k):
    k = max(k, 2) if len(ages) > 1 else k
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, 0)]
    for j in range(1, len(v) + 1):
        best.append(min(((best[i][0] + (j - i) * (v[j - 1] - v[i]), i) for i in range(j - k + 1)), default=(math.inf, 0)))
    result = [None] * len(v)
    j = len(v)
    while j:
        i = best[j][1]
        for place in range(i, j):
            result[order[place]] = (v[i], v[j - 1])
        j = i
    return result
