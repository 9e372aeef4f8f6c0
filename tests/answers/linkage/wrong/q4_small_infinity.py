# The search starts with one class for all and a best loss of 250, smaller than losses that occur.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    least, best = 250, [(0, n)]
    for cuts in itertools.product((0, 1), repeat=n - 1):
        ends = list(itertools.pairwise([0, *(i + 1 for i, cut in enumerate(cuts) if cut), n]))
        if min(j - i for i, j in ends) >= k:
            loss = sum((j - i) * (v[j - 1] - v[i]) for i, j in ends)
            if loss < least:
                least, best = loss, ends
    result = [None] * n
    for i, j in best:
        for t in range(i, j):
            result[order[t]] = (v[i], v[j - 1])
    return result
