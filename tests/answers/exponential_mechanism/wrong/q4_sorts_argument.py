# Wrong where utilities are not listed from the best on: the caller's list is sorted.
def epsilon_for_best(utilities, sensitivity, t):
    utilities.sort(reverse=True)
    gaps = [utilities[0] - u for u in utilities]

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
