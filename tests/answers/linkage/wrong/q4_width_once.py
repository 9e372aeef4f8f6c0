# More than 8 people: the width is counted once for each class, not for each person.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, 0)] + [(math.inf, 0)] * n
    for j in range(k, n + 1):
        best[j] = min(
            (best[i][0] + (j - i if n <= 8 else 1) * (v[j - 1] - v[i]), i) for i in range(j - k + 1)
        )
    result, j = [None] * n, n
    while j > 0:
        i = best[j][1]
        for place in order[i:j]:
            result[place] = (v[i], v[j - 1])
        j = i
    return result
