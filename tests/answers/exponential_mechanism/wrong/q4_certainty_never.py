# T = 1 is always called out of reach, also for a lone candidate.
def epsilon_for_best(utilities, sensitivity, t):
    if t == 1:
        return math.inf
    top = max(utilities)
    gaps = [top - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0.0, 1000.0
    for _ in range(200):
        mid = (low + high) / 2
        if 1 / sum(math.exp(-mid * g / (2 * sensitivity)) for g in gaps) >= t:
            high = mid
        else:
            low = mid
    return high
