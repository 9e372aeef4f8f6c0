# The limit 1/m counts as reached at 100.
def epsilon_for_best(utilities, sensitivity, t):
    """The least ε at which one given best candidate has probability t or more; math.inf if none."""
    gaps = [max(utilities) - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0.0
    if t >= 1 / gaps.count(0):  # approached, never reached
        return math.inf if t > 1 / gaps.count(0) or gaps.count(0) == 1 else 100.0

    # Newton's method for the sum of weights, which falls ever less steeply: it comes from below.
    epsilon = 0.0
    for _ in range(100):
        weights = [math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps]
        slope = math.fsum(w * g for w, g in zip(weights, gaps)) / (2 * sensitivity)
        epsilon += (math.fsum(weights) - 1 / t) / slope
    return epsilon
