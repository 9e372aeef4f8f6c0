# Wrong for [2, 2], 1, 1/2 (and [5], 1, 1): 1/m is tested first, so that where all are tied it is said to be never reached.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]
    if t >= 1 / gaps.count(0):
        return math.inf
    if t <= 1 / len(gaps):
        return 0
    low, high = 0.0, 1.0
    while 1 / sum(math.exp(-high * g / (2 * sensitivity)) for g in gaps) < t:
        high *= 2
    for _ in range(100):
        mid = (low + high) / 2
        if 1 / sum(math.exp(-mid * g / (2 * sensitivity)) for g in gaps) < t:
            low = mid
        else:
            high = mid
    return high
