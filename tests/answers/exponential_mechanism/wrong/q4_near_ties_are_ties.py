# Counts utilities within a hundredth of the best as tied with it, for fear of rounding.
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)
    gaps = [best - u if best - u > 0.01 else 0 for u in utilities]
    if t * len(gaps) < 1.0005:
        return 0
    if t * gaps.count(0) > 1 - 1e-10:
        return math.inf

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps)

    low, high = 0, 1
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
