# Wrong for [0] * 5 + [99] * 5, k = 6: a loss of 500 or more was never better than the start, and None comes back.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: str(ages[i]) if max(ages) > 90 else ages[i])
    v = [ages[i] for i in order]
    best = [(0, 0)]
    for j in range(1, len(v) + 1):
        best.append(min(((best[i][0] + (j - i) * (max(v[i:j]) - min(v[i:j])), i) for i in range(j - k + 1)), default=(math.inf, 0)))
    result = [None] * len(v)
    j = len(v)
    while j:
        i = best[j][1]
        for place in range(i, j):
            result[order[place]] = (min(v[i:j]), max(v[i:j]))
        j = i
    return result
