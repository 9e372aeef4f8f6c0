# The search ends at ε = 1000. Input: [0.001, 0], sensitivity 100, t 0.9.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    k, m = len(utilities), utilities.count(top)
    if t <= 1 / k:
        return 0
    if t >= 1 / m:
        return math.inf

    def chance(e):
        return 1 / sum(math.exp(-e * (top - u) / (2 * sensitivity)) for u in utilities)

    low, high = 0.0, 1000.0
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
