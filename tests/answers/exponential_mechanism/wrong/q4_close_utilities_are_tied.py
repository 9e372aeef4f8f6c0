# Utilities within 0.005 of the best count as tied with it. Input: [1, 0.999], sensitivity 1, t 0.6 (inf is returned).
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [0 if top - u < 0.005 else top - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf

    def chance(e):
        return 1 / sum(math.exp(-e * g / (2 * sensitivity)) for g in gaps)

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
