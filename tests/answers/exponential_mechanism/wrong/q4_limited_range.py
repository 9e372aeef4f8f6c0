# Wrong where epsilon is above 1000, e.g. utilities [0.001, 0], sensitivity 1 and t = 0.9.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps)

    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0) or chance(1000) < t:
        return math.inf
    low, high = 0.0, 1000.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
