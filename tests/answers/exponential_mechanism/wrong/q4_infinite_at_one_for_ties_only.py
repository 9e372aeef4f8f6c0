# Wrong for [3, 2, 1], 1, 1: a clear winner is never picked for certain either, but floats "reach" 1 near ε = 73.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    m = utilities.count(top)
    if t <= 1 / len(utilities):
        return 0
    if m > 1 and t >= 1 / m:
        return math.inf
    low, high = 0.0, 1.0
    while sum(math.exp(-high * (top - u) / (2 * sensitivity)) for u in utilities) * t > 1:
        high *= 2
    for _ in range(200):
        mid = (low + high) / 2
        if sum(math.exp(-mid * (top - u) / (2 * sensitivity)) for u in utilities) * t > 1:
            low = mid
        else:
            high = mid
    return high
