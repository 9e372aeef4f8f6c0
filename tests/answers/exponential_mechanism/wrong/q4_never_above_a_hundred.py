# The search ends at epsilon = 100, but [1, 0] with sensitivity 10 and t = 0.999 needs 138.
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)
    if t <= 1 / len(utilities):
        return 0.0
    if t >= 1 / utilities.count(best):
        return math.inf
    low, high = 0.0, 100.0
    for _ in range(100):
        middle = (low + high) / 2
        weights = [math.exp(middle * (u - best) / (2 * sensitivity)) for u in utilities]
        if 1 / sum(weights) >= t:
            high = middle
        else:
            low = middle
    return high
