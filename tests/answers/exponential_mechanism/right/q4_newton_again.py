# Newton's method from the left on the logarithm of the others' weights, which is convex.
def epsilon_for_best(utilities, sensitivity, t):
    u = np.array(utilities, dtype=float)
    gaps = (u.max() - u[u < u.max()]) / (2 * sensitivity)
    k, m = len(u), len(u) - len(gaps)
    if t <= 1 / k:
        return 0.0
    if t * m >= 1 or t >= 1 / m:
        return math.inf
    goal = math.log((1 - t * m) / t)
    epsilon = 0.0
    for _ in range(10_000):
        exponents = -epsilon * gaps
        top = exponents.max()
        weights = np.exp(exponents - top)
        value = top + math.log(weights.sum())
        slope = -(weights @ gaps) / weights.sum()
        step = (goal - value) / slope
        epsilon += step
        if abs(step) <= 1e-13 * epsilon:
            break
    return float(epsilon)
