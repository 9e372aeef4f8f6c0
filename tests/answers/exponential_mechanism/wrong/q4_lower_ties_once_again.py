# Ties are counted at the top only: equal lower utilities are counted once.
# Witness: epsilon_for_best([1, 0, 0], 1, 0.6) returns 0.8109302162163284; right: 2.1972245773362187
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)
    m = utilities.count(best)
    lower = set(utilities) - {best}
    if t <= 1 / len(utilities):
        return 0
    if t >= 1 / m:
        return math.inf

    def chance(epsilon):
        return 1 / (m + sum(math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in lower))

    if chance(0) >= t:
        return 0

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
