# Each class is charged for its other people only: size - 1 times the width.
# Witness: loss(anonymise([23, 25, 18, 14, 30, 29, 4], 2)) gives 45; right is 43.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, 0)] + [(math.inf, 0)] * n
    for j in range(k, n + 1):
        best[j] = min((best[i][0] + (j - i - 1) * (v[j - 1] - v[i]), i) for i in range(j - k + 1))
    result, j = [None] * n, n
    while j:
        i = best[j][1]
        for place in order[i:j]:
            result[place] = (v[i], v[j - 1])
        j = i
    return result
