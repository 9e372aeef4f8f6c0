# Wrong for [0, -1], 10, 0.999: the search stops at ε = 50, but about 138 is needed.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    m = utilities.count(top)
    if t <= 1 / len(utilities):
        return 0
    if t >= 1 / m:
        return math.inf
    low, high = 0.0, 50.0
    for _ in range(100):
        mid = (low + high) / 2
        if sum(math.exp(-mid * (top - u) / (2 * sensitivity)) for u in utilities) * t <= 1:
            high = mid
        else:
            low = mid
    return high
