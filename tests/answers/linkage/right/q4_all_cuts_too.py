# Another way: all cuts.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=ages.__getitem__)
    choices = []
    for cuts in itertools.product((False, True), repeat=n - 1):
        ends = [0, *(i + 1 for i, cut in enumerate(cuts) if cut), n]
        if all(j - i >= k for i, j in itertools.pairwise(ends)):
            loss = sum(
                (j - i) * (ages[order[j - 1]] - ages[order[i]]) for i, j in itertools.pairwise(ends)
            )
            choices.append((loss, ends))
    _, ends = min(choices)
    intervals = np.zeros((n, 2), dtype=int)
    for i, j in itertools.pairwise(ends):
        intervals[order[i:j]] = ages[order[i]], ages[order[j - 1]]
    return intervals
