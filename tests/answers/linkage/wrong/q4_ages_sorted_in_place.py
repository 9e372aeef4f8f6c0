# The caller's list is sorted, and the intervals are those of the sorted list put back by rank. Input: any unsorted list.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    ages.sort()
    n = len(ages)
    best = [(0, 0)] + [(math.inf, None)] * n
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            loss = best[i][0] + (j - i) * (ages[j - 1] - ages[i])
            if loss < best[j][0]:
                best[j] = (loss, i)
    result, j = [None] * n, n
    while j:
        i = best[j][1]
        for p in range(i, j):
            result[order[p]] = (ages[i], ages[j - 1])
        j = i
    return result
