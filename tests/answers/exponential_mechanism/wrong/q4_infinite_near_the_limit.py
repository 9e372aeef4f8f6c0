# Any t within 1/100 of the limit is called out of reach, but one clear winner reaches t = 0.995.
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)
    k, m = len(utilities), utilities.count(best)
    if t <= 1 / k:
        return 0.0
    if t > 1 / m - 0.01:
        return math.inf
    low, high = 0.0, 1.0
    chance = lambda e: 1 / sum(math.exp(-e * (best - u) / (2 * sensitivity)) for u in utilities)
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
