# Newton on the convex falling sum of the others' weights, from 0, which never oversteps.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    rates = np.array([(top - u) / (2 * sensitivity) for u in utilities if u < top], dtype=float)
    m = len(utilities) - len(rates)
    if t * len(utilities) <= 1 + 1e-9:
        return 0.0
    goal = 1 / t - m
    if goal <= 1e-12:
        return math.inf
    e = 0.0
    for _ in range(2000):
        w = np.exp(-e * rates)
        step = (w.sum() - goal) / (w @ rates)
        e += step
        if abs(step) <= 1e-13 * e:
            break
    return float(e)
