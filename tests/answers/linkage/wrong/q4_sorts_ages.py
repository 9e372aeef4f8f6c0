# Sorts the list of its caller.
def anonymise(ages, k):
    given = list(ages)
    ages.sort()
    n, best = len(ages), [(0, [])] + [(math.inf, [])] * len(ages)
    for j in range(k, n + 1):
        for i in range(j - k + 1):
            c = best[i][0] + (j - i) * (ages[j - 1] - ages[i])
            if c < best[j][0]:
                best[j] = (c, [*best[i][1], *[(ages[i], ages[j - 1])] * (j - i)])
    places = sorted(range(n), key=lambda p: given[p])
    out = dict(zip(places, best[n][1]))
    return [out[p] for p in range(n)]
