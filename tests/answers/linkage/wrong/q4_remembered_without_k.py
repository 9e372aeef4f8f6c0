# Results are remembered by the ages only, and used again for another k.
# Witness: [loss(anonymise([1, 2, 8, 9], k)) for k in (2, 4)] gives [4, 4]; right is [4, 32].
remembered = {}


def anonymise(ages, k):
    key = tuple(ages)
    if key in remembered:
        return remembered[key]
    n = len(ages)
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
    remembered[key] = result
    return result
