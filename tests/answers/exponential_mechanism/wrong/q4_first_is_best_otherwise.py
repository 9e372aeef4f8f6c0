# The first candidate is taken for the best one.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [utilities[0] - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0.0, 1000.0
    for _ in range(200):
        mid = (low + high) / 2
        if 1 / sum(math.exp(min(700, -mid * g / (2 * sensitivity))) for g in gaps) >= t:
            high = mid
        else:
            low = mid
    return high
