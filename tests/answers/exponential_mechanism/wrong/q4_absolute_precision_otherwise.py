# Stops the search when the interval is shorter than 1e-7, which is too long where epsilon is tiny.
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)
    if t * len(utilities) < 1.0005:
        return 0
    if t * utilities.count(best) > 1 - 1e-10:
        return math.inf

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * (best - u) / (2 * sensitivity)) for u in utilities)

    low, high = 0, 1
    while chance(high) < t:
        high *= 2
    while high - low > 1e-7:
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return (low + high) / 2
