# All cuts are tried for up to 8 people; for more, the sorted list is cut into classes of k, to save time.
# Witness: loss(anonymise([1, 2, 3, 50, 51, 52, 90, 91, 92], 2)) gives 104; right is 18.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    if n > 8:
        ends = [*range(0, n - k + 1, k), n]
        if len(ends) > 2 and ends[-1] - ends[-2] < k:
            del ends[-2]
        best = list(itertools.pairwise(ends))
    else:
        options = []
        for cuts in itertools.product((0, 1), repeat=n - 1):
            ends = [0, *(i + 1 for i, cut in enumerate(cuts) if cut), n]
            parts = list(itertools.pairwise(ends))
            if min(j - i for i, j in parts) >= k:
                options.append(parts)
        best = min(options, key=lambda parts: sum((j - i) * (v[j - 1] - v[i]) for i, j in parts))
    result = [None] * n
    for i, j in best:
        for place in order[i:j]:
            result[place] = (v[i], v[j - 1])
    return result
