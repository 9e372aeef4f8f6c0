# The cuts are numbered up to 2 to the 8th only, so that with more than 9 people the last gaps are never cut. Input: ages 0, 10, ..., 110, k = 1: more than 0.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    best, pick = math.inf, None
    for mask in range(2**8):
        ends = [0] + [i + 1 for i in range(n - 1) if mask >> i & 1] + [n]
        parts = list(zip(ends, ends[1:]))
        if min(b - a for a, b in parts) >= k:
            loss = sum((b - a) * (v[b - 1] - v[a]) for a, b in parts)
            if loss < best:
                best, pick = loss, parts
    result = [None] * n
    for a, b in pick:
        for place in range(a, b):
            result[order[place]] = (v[a], v[b - 1])
    return result
