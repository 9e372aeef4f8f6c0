# Equal utilities below the best are counted once. Input: [3, 2, 2], sensitivity 1, t 1/2.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    k, m = len(utilities), utilities.count(top)
    if t <= 1 / k:
        return 0
    if t >= 1 / m:
        return math.inf
    gaps = {top - u for u in utilities} - {0}

    def chance(e):
        return 1 / (m + sum(math.exp(-e * g / (2 * sensitivity)) for g in gaps))

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
