# Wrong for [1, 3, 2], 1, 1/2: utilities.remove(max) changes the list of the caller (if its first is not the best).
def epsilon_for_best(utilities, sensitivity, t):
    k, top = len(utilities), max(utilities)
    m = utilities.count(top)
    if t <= 1 / k:
        return 0
    if t >= 1 / m:
        return math.inf
    others = utilities[1:] if utilities[0] == top else utilities
    if others is utilities:
        others.remove(top)
    low, high = 0.0, 1.0
    while 1 + sum(math.exp(-high * (top - u) / (2 * sensitivity)) for u in others) > 1 / t:
        high *= 2
    for _ in range(100):
        mid = (low + high) / 2
        if 1 + sum(math.exp(-mid * (top - u) / (2 * sensitivity)) for u in others) > 1 / t:
            low = mid
        else:
            high = mid
    return high
