# Dynamic programming from the oldest to the youngest.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=ages.__getitem__, reverse=True)
    cost = [0] + [math.inf] * n
    start = [0] * (n + 1)
    for j in range(k, n + 1):
        for i in range(0, j - k + 1):
            c = cost[i] + (j - i) * (ages[order[i]] - ages[order[j - 1]])
            if c <= cost[j]:
                cost[j], start[j] = c, i
    out, j = list(ages), n
    while j > 0:
        i = start[j]
        pair = (float(ages[order[j - 1]]), float(ages[order[i]]))
        for t in order[i:j]:
            out[t] = pair
        j = i
    return out
