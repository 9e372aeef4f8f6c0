# The caller's list is sorted to find the best.
def epsilon_for_best(utilities, sensitivity, t):
    utilities.sort(reverse=True)
    gaps = [(utilities[0] - u) / (2 * sensitivity) for u in utilities]
    p = lambda e: 1 / sum(math.exp(-e * g) for g in gaps)
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0, 1
    while p(high) < t:
        high *= 2
    for _ in range(100):
        mid = (low + high) / 2
        low, high = (low, mid) if p(mid) >= t else (mid, high)
    return high
