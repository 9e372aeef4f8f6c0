# The search starts from 0 to 100, as if no epsilon were larger.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [(top - u) / (2 * sensitivity) for u in utilities]
    p = lambda e: 1 / sum(math.exp(-e * g) for g in gaps)
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0, 100
    for _ in range(100):
        mid = (low + high) / 2
        low, high = (low, mid) if p(mid) >= t else (mid, high)
    return high
