# The upper limit is asked first, so that if all are tied even t = 1/k is out of reach.
# Witness: epsilon_for_best([3, 3], 1, 0.5) returns inf; right: 0
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)
    if t >= 1 / utilities.count(best):
        return math.inf
    if t <= 1 / len(utilities):
        return 0

    def chance(epsilon):
        return 1 / sum(math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities)

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
