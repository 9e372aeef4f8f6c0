# Both ends first, then doubling and a hundred halvings.
def epsilon_for_best(utilities, sensitivity, t):
    """The least ε at which one given best candidate has probability t or more; math.inf if none."""
    top = max(utilities)
    k, m = len(utilities), utilities.count(top)
    if t <= 1 / k:
        return 0
    if t >= 1 / m:
        return math.inf

    def chance(e):
        return 1 / sum(math.exp(-e * (top - u) / (2 * sensitivity)) for u in utilities)

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        if chance(middle) >= t:
            high = middle
        else:
            low = middle
    return high
