# The upper end is settled first: when all are tied, t = 1/k is called out of reach.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [(top - u) / (2 * sensitivity) for u in utilities]
    p = lambda e: 1 / sum(math.exp(-e * g) for g in gaps)
    if t >= 1 / gaps.count(0):
        return math.inf
    if t <= 1 / len(gaps):
        return 0
    low, high = 0, 1
    while p(high) < t:
        high *= 2
    for _ in range(100):
        mid = (low + high) / 2
        low, high = (low, mid) if p(mid) >= t else (mid, high)
    return high
