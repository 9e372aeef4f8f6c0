# Lets floats decide: at a large ε they round the probability up to its limit.
def epsilon_for_best(utilities, sensitivity, t):

    gaps = [max(utilities) - u for u in utilities]

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps)

    if chance(0) >= t:
        return 0.0
    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
        if high > 1e12:
            return math.inf
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
