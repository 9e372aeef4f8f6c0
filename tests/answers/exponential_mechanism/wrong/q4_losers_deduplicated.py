# The utilities below the best enter as a set: equal losers count once.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    m = utilities.count(top)
    gaps = [0] * m + [(top - u) / (2 * sensitivity) for u in set(utilities) - {top}]
    p = lambda e: 1 / sum(math.exp(-e * g) for g in gaps)
    if t <= 1 / len(utilities):
        return 0
    if t >= 1 / m:
        return math.inf
    low, high = 0, 1
    while p(high) < t:
        high *= 2
    for _ in range(100):
        mid = (low + high) / 2
        low, high = (low, mid) if p(mid) >= t else (mid, high)
    return high
