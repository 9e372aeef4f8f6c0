# Newton's method from the left for the logarithm of the weight of the rest, which is convex.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = np.array([float(top) - float(u) for u in utilities])
    k, m = len(gaps), int((gaps == 0).sum())
    t = float(t)
    if t <= 1.0001 / k:
        return 0.0
    if t >= (1 - 1e-11) / m:
        return float("inf")
    rest = gaps[gaps > 0] / (2 * float(sensitivity))
    goal = math.log(1 / t - m)
    epsilon = 0.0
    for _ in range(1000):
        terms = -epsilon * rest
        peak = terms.max()
        weights = np.exp(terms - peak)
        value = peak + math.log(weights.sum()) - goal
        slope = (weights @ rest) / weights.sum()
        step = value / slope
        if abs(step) <= 1e-14 * epsilon:
            break
        epsilon += step
    return epsilon
