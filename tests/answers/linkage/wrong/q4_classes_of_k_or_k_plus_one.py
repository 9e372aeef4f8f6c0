# Only classes of k or k + 1 people are tried, all in one class if that does not work. Input: ages five times 0, three times 100, k = 3: 400 instead of 0.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best = [(0, [])] + [None] * n
    for j in range(1, n + 1):
        options = []
        for size in (k, k + 1):
            if size <= j and best[j - size] is not None:
                loss, cuts = best[j - size]
                options.append((loss + size * (v[j - 1] - v[j - size]), cuts + [(j - size, j)]))
        best[j] = min(options) if options else None
    pieces = best[n][1] if best[n] else [(0, n)]
    result = [None] * n
    for a, b in pieces:
        for place in range(a, b):
            result[order[place]] = (v[a], v[b - 1])
    return result
