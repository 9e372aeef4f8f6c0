# Cuts the list at most three times.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v, n, best = [ages[i] for i in order], len(ages), None
    for r in range(4):
        for cuts in itertools.combinations(range(1, n), r):
            ends = [0, *cuts, n]
            if min(b - a for a, b in itertools.pairwise(ends)) < k:
                continue
            loss = sum((b - a) * (v[b - 1] - v[a]) for a, b in itertools.pairwise(ends))
            if best is None or loss < best[0]:
                best = loss, ends
    result = [None] * n
    for a, b in itertools.pairwise(best[1]):
        for i in range(a, b):
            result[order[i]] = (v[a], v[b - 1])
    return result
