# The upper end is tested before the lower, so all tied at t = 1/k gives inf, not 0. Input: [5], sensitivity 1, t 1.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    k, m = len(utilities), utilities.count(top)
    if t >= 1 / m:
        return math.inf
    if t <= 1 / k:
        return 0

    def chance(e):
        return 1 / sum(math.exp(-e * (top - u) / (2 * sensitivity)) for u in utilities)

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
