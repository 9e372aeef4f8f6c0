# The search stops at an interval of length 10^-6, which is too long for an epsilon as small as that of [20, -20] with sensitivity 1/2 and t = 0.51.
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)
    if t <= 1 / len(utilities):
        return 0.0
    if t >= 1 / utilities.count(best):
        return math.inf

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * (best - u) / (2 * sensitivity)) for u in utilities)

    low, high = 0.0, 1.0
    while chance(high) < t:
        low, high = high, 2 * high
    while high - low > 1e-6:
        middle = (low + high) / 2
        if chance(middle) < t:
            low = middle
        else:
            high = middle
    return (low + high) / 2
