# Wrong for [0] * 5 + [99] * 5, k = 6: a loss of 500 or more was never better than the start, and None comes back.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    best, found = 500, None
    for mask in itertools.product((0, 1), repeat=n - 1):
        ends = [0] + [i + 1 for i, cut in enumerate(mask) if cut] + [n]
        if min(b - a for a, b in zip(ends, ends[1:])) < k:
            continue
        told = [None] * n
        for a, b in zip(ends, ends[1:]):
            for i in order[a:b]:
                told[i] = (ages[order[a]], ages[order[b - 1]])
        loss = sum(h - l for l, h in told)
        if loss < best:
            best, found = loss, told
    return found
