# The word infinite is 1000: a loss of 1000 or more is never taken, and everybody gets (0, 0).
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    loss, start = [0] + [1000] * n, [0] * (n + 1)
    for j in range(k, n + 1):
        for i in range(j - k + 1):
            here = loss[i] + (j - i) * (v[j - 1] - v[i])
            if here < loss[j]:
                loss[j], start[j] = here, i
    result, j = [(0, 0)] * n, n
    while j > 0 and loss[j] < 1000:
        i = start[j]
        for place in order[i:j]:
            result[place] = (v[i], v[j - 1])
        j = i
    return result
