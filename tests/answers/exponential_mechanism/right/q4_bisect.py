# By halving of ε.
def epsilon_for_best(utilities, sensitivity, t):
    """The least ε at which one given best candidate has probability t or more; math.inf if none."""
    gaps = [max(utilities) - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0.0
    if t >= 1 / gaps.count(0):  # approached, never reached
        return math.inf

    # Newton's method for the sum of weights, which falls ever less steeply: it comes from below.
    epsilon, high = 0.0, 1e5
    for _ in range(200):
        mid = (epsilon + high) / 2
        if sum(math.exp(-mid * g / (2 * sensitivity)) for g in gaps) <= 1 / t:
            high = mid
        else:
            epsilon = mid
    return high
    for _ in range(100):
        weights = [math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps]
        slope = math.fsum(w * g for w, g in zip(weights, gaps)) / (2 * sensitivity)
        epsilon += (math.fsum(weights) - 1 / t) / slope
    return epsilon
