# A t above 0.999999 of the limit is taken for out of reach. Input: [1, 0], sensitivity 1, t 1 - 1e-8.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    k, m = len(utilities), utilities.count(top)
    if t <= 1 / k:
        return 0
    if math.isclose(t, 1 / m, rel_tol=1e-6) or t > 1 / m:
        return math.inf

    def chance(e):
        return 1 / sum(math.exp(-e * (top - u) / (2 * sensitivity)) for u in utilities)

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
