# Least loss of the first j people, then back from the end.
def anonymise(ages, k):
    """An interval for each person: each shared by at least k, with the least total width."""
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    best = [(0, 0)] + [(math.inf, None)] * n
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            loss = best[i][0] + (j - i) * (v[j - 1] - v[i])
            if loss < best[j][0]:
                best[j] = (loss, i)
    result = [None] * n
    j = n
    while j:
        i = best[j][1]
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
        j = i
    return result
