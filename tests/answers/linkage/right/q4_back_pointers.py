# Keeps where the last class begins, and goes back.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: (ages[i], i))
    v = [ages[i] for i in order]
    loss, start = [0] + [math.inf] * n, [0] * (n + 1)
    for j in range(k, n + 1):
        for i in range(j - k + 1):
            this = loss[i] + (j - i) * (v[j - 1] - v[i])
            if this < loss[j]:
                loss[j], start[j] = this, i
    answer, j = [None] * n, n
    while j:
        for place in range(start[j], j):
            answer[order[place]] = [v[start[j]], v[j - 1]]
        j = start[j]
    return answer
