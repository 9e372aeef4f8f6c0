# The search stops when the interval is shorter than 1e-7, too long for a small ε. Input: [100, -100], sensitivity 1/2, t 0.5005.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    k, m = len(utilities), utilities.count(top)
    if t <= 1 / k:
        return 0
    if t >= 1 / m:
        return math.inf

    def chance(e):
        return 1 / sum(math.exp(-e * (top - u) / (2 * sensitivity)) for u in utilities)

    low, high = 0.0, 1.0
    while chance(high) < t:
        low, high = high, 2 * high
    while high - low > 1e-7:
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
