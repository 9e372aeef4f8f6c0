# Every class but the first is weighted by one person too many (an off by one in the slice).
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = {0: (0, [])}
    for j in range(1, n + 1):
        options = [(best[i][0] + (j - i + (i > 0)) * (v[j - 1] - v[i]), best[i][1] + [(v[i], v[j - 1])] * (j - i)) for i in best if j - i >= k]
        if options:
            best[j] = min(options)
    result = [None] * n
    for place, part in zip(order, best[n][1]):
        result[place] = part
    return result
