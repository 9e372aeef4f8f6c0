# Wrong for k = 4: a class of four and more was charged as one of three.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, 0)]
    for j in range(1, len(v) + 1):
        best.append(min(((best[i][0] + min(j - i, 3) * (v[j - 1] - v[i]), i) for i in range(j - k + 1)), default=(math.inf, 0)))
    result = [None] * len(v)
    j = len(v)
    while j:
        i = best[j][1]
        for place in range(i, j):
            result[order[place]] = (v[i], v[j - 1])
        j = i
    return result
