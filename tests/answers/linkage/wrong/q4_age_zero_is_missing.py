# Marks "not yet seen" by 0 for the lower end: a class that begins at age 0 begins at its next age.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: (ages[i], i))
    v = [ages[i] for i in order]
    best = [(0, 0)] + [(math.inf, 0)] * n
    for j in range(k, n + 1):
        best[j] = min((best[i][0] + (j - i) * (v[j - 1] - v[i]), i) for i in range(j - k + 1))
    result = [None] * n
    j = n
    while j:
        i = best[j][1]
        low = high = 0
        for age in v[i:j]:
            low = low or age
            high = max(high, age)
        # people of age 0 are given their own age as the lower end
        for p in range(i, j):
            result[order[p]] = (min(low, v[p]), high)
        j = i
    return result
