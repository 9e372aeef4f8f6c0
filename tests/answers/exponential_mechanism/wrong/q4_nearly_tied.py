# Wrong where the gap to the next is below 0.005, e.g. [0.001, 0] and t = 0.9: they are not tied.
def epsilon_for_best(utilities, sensitivity, t):
    rounded = [round(u, 2) for u in utilities]
    gaps = [max(rounded) - u for u in rounded]

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps)

    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
