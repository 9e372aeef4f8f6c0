# Halving stops once the interval is shorter than 10^-6, too coarse for a small epsilon.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [(top - u) / (2 * sensitivity) for u in utilities]
    p = lambda e: 1 / sum(math.exp(-e * g) for g in gaps)
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0, 1
    while p(high) < t:
        high *= 2
    while high - low > 1e-6:
        mid = (low + high) / 2
        low, high = (low, mid) if p(mid) >= t else (mid, high)
    return (low + high) / 2
