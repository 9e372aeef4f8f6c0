# Takes the first candidate for the best one.
def epsilon_for_best(utilities, sensitivity, t):
    best = utilities[0]
    m = utilities.count(best)
    if t * len(utilities) < 1.0005:
        return 0
    if t * m > 1 - 1e-10:
        return math.inf

    def chance(epsilon):
        return 1 / sum(math.exp(min(500, epsilon * (u - best) / (2 * sensitivity))) for u in utilities)

    low, high = 0, 1
    while chance(high) < t and high < 1e12:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
