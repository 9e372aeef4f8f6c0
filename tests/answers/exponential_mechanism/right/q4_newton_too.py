# Another way: newton.
def epsilon_for_best(utilities, sensitivity, t):
    """The sum of the others' weights is convex and falls: Newton from the left never passes the root."""
    u = np.array(utilities, dtype=float)
    gaps = u.max() - u
    lower = gaps[gaps > 0] / (2.0 * sensitivity)
    m = len(gaps) - len(lower)
    if t * len(gaps) <= 1:
        return 0.0
    if t * m >= 1:
        return float("inf")
    wanted = 1 / t - m
    epsilon = 0.0
    for _ in range(10000):
        weights = np.exp(-epsilon * lower)
        step = (weights.sum() - wanted) / (weights * lower).sum()
        epsilon += step
        if abs(step) <= 1e-13 * epsilon:
            break
    return epsilon
