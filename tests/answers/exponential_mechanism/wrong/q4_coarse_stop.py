# The halving stops at an absolute width of a millionth, too coarse for small answers.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [top - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0.0, 1.0
    while 1 / sum(math.exp(-high * g / (2 * sensitivity)) for g in gaps) < t:
        high *= 2
    while high - low > 1e-6:
        mid = (low + high) / 2
        if 1 / sum(math.exp(-mid * g / (2 * sensitivity)) for g in gaps) >= t:
            high = mid
        else:
            low = mid
    return (low + high) / 2
