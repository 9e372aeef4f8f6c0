# Forgets that t = 1 is never reached by a single best one, for floats do reach 1.0.
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)
    m = utilities.count(best)
    if t * len(utilities) < 1.0005:
        return 0
    if m > 1 and t * m > 1 - 1e-10:
        return math.inf

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * (best - u) / (2 * sensitivity)) for u in utilities)

    low, high = 0, 1
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
