# For k = 1 any table will do, it is thought, and everybody gets the interval of all.
# Witness: loss(anonymise([10, 20], 1)) gives 20; right is 0.
def anonymise(ages, k):
    n = len(ages)
    if k == 1:
        return [(min(ages), max(ages))] * n
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, 0)] + [(math.inf, 0)] * n
    for j in range(k, n + 1):
        best[j] = min((best[i][0] + (j - i) * (v[j - 1] - v[i]), i) for i in range(j - k + 1))
    result, j = [None] * n, n
    while j:
        i = best[j][1]
        for place in order[i:j]:
            result[place] = (v[i], v[j - 1])
        j = i
    return result
