# Bisection on gaps, with the two limits settled first.
def epsilon_for_best(utilities, sensitivity, t):
    t, scale = float(t), 2 * float(sensitivity)
    gaps = [float(max(utilities)) - float(u) for u in utilities]
    k, m = len(gaps), gaps.count(0)
    if t * k < 1.0005:
        return 0
    if t * m > 1 - 1e-10:
        return math.inf

    def chance(epsilon):
        return 1 / math.fsum(math.exp(-epsilon * g / scale) for g in gaps)

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(200):
        middle = (low + high) / 2
        if chance(middle) >= t:
            high = middle
        else:
            low = middle
    return high
