# Equal ages are never put into different classes.
# Witness: loss(anonymise([5, 5, 5, 5, 5, 6], 2)) gives 6; right is 2.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, 0)] + [(math.inf, 0)] * n
    for j in range(k, n + 1):
        best[j] = min(
            (best[i][0] + (j - i) * (v[j - 1] - v[i]), i)
            for i in range(j - k + 1)
            if i == 0 or v[i - 1] < v[i]
        )
    result, j = [None] * n, n
    while j:
        i = best[j][1]
        for place in order[i:j]:
            result[place] = (v[i], v[j - 1])
        j = i
    return result
