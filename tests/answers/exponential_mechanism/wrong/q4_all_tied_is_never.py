# Says infinity wherever all are tied, although epsilon = 0 gives each of them 1/k.
def epsilon_for_best(utilities, sensitivity, t):
    k, best = len(utilities), max(utilities)
    m = utilities.count(best)
    if t * m > 1 - 1e-10:
        return math.inf
    if t * k < 1.0005:
        return 0

    def chance(epsilon):
        return 1 / sum(math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities)

    low, high = 0, 1
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
