# The search ends at epsilon 1000, and what is not reached there counts as never.
# Witness: epsilon_for_best([0.001, 0], 100, 0.6) returns inf; right: 81093.02162163281
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)

    def chance(epsilon):
        return 1 / sum(math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities)

    if t <= 1 / len(utilities):
        return 0
    if t >= 1 / utilities.count(best) or chance(1000) < t:
        return math.inf
    low, high = 0, 1000
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
