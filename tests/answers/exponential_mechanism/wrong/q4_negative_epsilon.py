# What is enough at 0 is not settled first: the search runs below 0 and returns a negative epsilon.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [top - u for u in utilities]
    if t >= 1 / gaps.count(0) and gaps.count(0) < len(gaps):
        return math.inf
    low, high = -10.0, 1000.0
    for _ in range(200):
        mid = (low + high) / 2
        if 1 / sum(math.exp(-mid * g / (2 * sensitivity)) for g in gaps) >= t:
            high = mid
        else:
            low = mid
    return high
