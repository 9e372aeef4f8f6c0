# Gaps are taken between the sizes |U|, which goes wrong below 0.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    m = utilities.count(top)
    gaps = [abs(abs(top) - abs(u)) / (2 * sensitivity) for u in utilities]
    p = lambda e: 1 / sum(math.exp(-e * g) for g in gaps)
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / m:
        return math.inf
    low, high = 0, 1
    for _ in range(12):
        if p(high) < t:
            high *= 2
    for _ in range(100):
        mid = (low + high) / 2
        low, high = (low, mid) if p(mid) >= t else (mid, high)
    return high
