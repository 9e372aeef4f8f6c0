# Uses plain weights e^(eps U / 2 Delta); where they overflow the comparison fails and it gives up with infinity.
def epsilon_for_best(utilities, sensitivity, t):
    k, best = len(utilities), max(utilities)
    if t * k < 1.0005:
        return 0
    if t * utilities.count(best) > 1 - 1e-10:
        return math.inf
    values = np.array(utilities, dtype=float) / (2 * float(sensitivity))

    def enough(epsilon):
        with np.errstate(all="ignore"):
            weights = np.exp(epsilon * values)
            return weights.max() / weights.sum() >= t

    low, high = 0.0, 1.0
    while not enough(high):
        low, high = high, high * 2
        if high > 1e6:
            return math.inf
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
