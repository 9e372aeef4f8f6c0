# Wrong for [20, -20], 1/2, 0.505: the search ends when the interval is 1e-6 wide, too coarse where ε is about 5e-4.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0.0, 1.0
    while sum(math.exp(-high * g / (2 * sensitivity)) for g in gaps) > 1 / t:
        high *= 2
    while high - low > 1e-6:
        mid = (low + high) / 2
        if sum(math.exp(-mid * g / (2 * sensitivity)) for g in gaps) > 1 / t:
            low = mid
        else:
            high = mid
    return (low + high) / 2
