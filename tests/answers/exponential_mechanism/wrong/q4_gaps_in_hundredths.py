# Gaps are rounded to two decimals "against rounding errors". Input: [0.016, 0], sensitivity 1, t 0.9.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [round(top - u, 2) or (0.001 if u < top else 0) for u in utilities]
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
