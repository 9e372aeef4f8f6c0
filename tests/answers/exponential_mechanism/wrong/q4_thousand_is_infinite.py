# Searches up to epsilon = 1000 only and calls everything beyond infinite.
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * (best - u) / (2 * sensitivity)) for u in utilities)

    if t * len(utilities) < 1.0005:
        return 0
    if t * utilities.count(best) > 1 - 1e-10 or chance(1000) < t:
        return math.inf
    low, high = 0, 1000
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
