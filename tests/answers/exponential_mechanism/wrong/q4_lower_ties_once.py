# Wrong where two candidates that are not best have the same utility, e.g. [3, 1, 1].
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)
    m = utilities.count(best)
    lower = {best - u for u in utilities if u < best}

    def chance(epsilon):
        return 1 / (m + sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in lower))

    if t <= 1 / len(utilities):
        return 0
    if t >= 1 / m:
        return math.inf
    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
