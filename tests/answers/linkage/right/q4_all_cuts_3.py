# Another road: By all cuts.
def anonymise(ages, k):
    n = len(ages)
    order = np.argsort(ages, kind="stable")
    v = np.array(ages)[order]
    best, loss = None, None
    for mask in range(2 ** (n - 1)):
        ends = [0] + [i for i in range(1, n) if mask >> (i - 1) & 1] + [n]
        if any(b - a < k for a, b in zip(ends, ends[1:])):
            continue
        told = np.zeros((n, 2))
        for a, b in zip(ends, ends[1:]):
            told[order[a:b]] = v[a], v[b - 1]
        total = (told[:, 1] - told[:, 0]).sum()
        if loss is None or total < loss:
            best, loss = told, total
    return best
