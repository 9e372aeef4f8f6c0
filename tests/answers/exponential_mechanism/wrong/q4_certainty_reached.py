# Wrong for t = 1 and a single best among several.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]
    m = gaps.count(0)

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps)

    if t <= 1 / len(gaps):
        return 0
    if m > 1 and t >= 1 / m:
        return math.inf
    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
