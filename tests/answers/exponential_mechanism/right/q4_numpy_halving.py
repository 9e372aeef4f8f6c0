# Numpy halving.
def epsilon_for_best(utilities, sensitivity, t):
    u = np.array(utilities, dtype=float)
    z = (u - u.max()) / (2 * sensitivity)
    if t <= 1 / len(u):
        return 0
    if t >= 1 / np.count_nonzero(z == 0):
        return math.inf
    step = 1.0
    while np.exp(step * z).sum() * t > 1:
        step *= 2
    e = 0.0
    for _ in range(110):
        if np.exp((e + step) * z).sum() * t > 1:
            e += step
        step /= 2
    return float(e)
