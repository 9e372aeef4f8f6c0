# Halves an interval, with numpy, in units of the smallest gap.
def epsilon_for_best(utilities, sensitivity, t):

    gaps = np.max(utilities) - np.array(utilities, dtype=float)
    if t <= 1 / gaps.size:
        return 0.0
    if t >= 1 / np.sum(gaps == 0):
        return np.inf
    unit = gaps[gaps > 0].min()
    low, high = 0.0, (math.log(gaps.size) - math.log(1 / t - np.sum(gaps == 0))) / unit
    for _ in range(80):
        middle = (low + high) / 2
        if 1 / np.exp(-middle * gaps).sum() < t:
            low = middle
        else:
            high = middle
    return 2 * sensitivity * high
