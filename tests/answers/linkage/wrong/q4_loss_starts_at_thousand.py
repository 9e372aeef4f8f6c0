# Infinite is 1000, which a loss may reach: 12 people 0 and 120 lose 1440. Input: [117, 67, 56, 3, 10, 4, 89, 76, 14], k 5: classes of one person.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    best = [(0, 0)] + [(1000, max(0, n - k))] * n
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            loss = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if loss < best[j][0]:
                best[j] = (loss, i)
    result, j = [(v[0], v[-1])] * n, n
    while j > 0:
        i = min(best[j][1], j - 1)
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
        j = i
    return result
