# Candidates that are not best are counted once for each utility.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    m = utilities.count(top)
    rest = {top - u for u in utilities if u < top}
    if t <= 1 / len(utilities):
        return 0
    if t >= 1 / m:
        return math.inf
    low, high = 0.0, 1000.0
    for _ in range(200):
        mid = (low + high) / 2
        if 1 / (m + sum(math.exp(-mid * g / (2 * sensitivity)) for g in rest)) >= t:
            high = mid
        else:
            low = mid
    return high
