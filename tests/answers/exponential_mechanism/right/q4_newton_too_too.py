# Another way: newton.
def epsilon_for_best(utilities, sensitivity, t):
    top, k = max(utilities), len(utilities)
    gaps = np.array([float(top - u) for u in utilities])
    m = int((gaps == 0).sum())
    if t <= 1 / k:
        return 0
    if t >= 1 / m:
        return math.inf
    rest, aim, z = gaps[gaps > 0], 1 / t - m, 0.0
    # the sum of exp(-z g) is convex and falls: in its logarithm Newton's steps from 0 never overshoot
    for _ in range(400):
        terms = np.exp(-z * rest)
        step = (terms.sum() - aim) / (terms * rest).sum()
        z += step
        if abs(step) <= 1e-15 * z:
            break
    return z * 2 * sensitivity
