# The search ends at epsilon = 100.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [top - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0.0, 100.0
    for _ in range(100):
        mid = (low + high) / 2
        if 1 / sum(math.exp(-mid * g / (2 * sensitivity)) for g in gaps) >= t:
            high = mid
        else:
            low = mid
    return high
