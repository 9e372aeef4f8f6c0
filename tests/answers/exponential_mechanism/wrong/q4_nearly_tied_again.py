# Utilities less than a hundredth apart count as tied.
# Witness: epsilon_for_best([0.004, 0], 1, 0.6) returns inf; right: 202.73255405408202
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [round(max(utilities) - u, 2) for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps)

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
