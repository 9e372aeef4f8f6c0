# The sum of the widths of the classes is made small, not once for each person; of equal sums the finer is taken. Input: [9, 10, 13, 14, 26], k 2: loss 41 for 36.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    best = [(0, 0, 0)] + [(math.inf, 0, None)] * n
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            width = v[j - 1] - v[i]
            key = (best[i][0] + width, best[i][1] + width * (j - i))
            if key < best[j][:2]:
                best[j] = (*key, i)
    result, j = [None] * n, n
    while j:
        i = best[j][2]
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
        j = i
    return result
