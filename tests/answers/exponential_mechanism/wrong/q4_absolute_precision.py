# Wrong where epsilon is small, e.g. utilities [100, -100], sensitivity 1/2 and t = 0.501.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps)

    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    while high - low > 1e-7:
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
