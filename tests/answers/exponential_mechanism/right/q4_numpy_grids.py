# A grid that is narrowed twenty times, with all probabilities at once.
def epsilon_for_best(utilities, sensitivity, t):
    u = np.array(utilities, dtype=float)
    rate = (u.max() - u) / (2 * float(sensitivity))
    k, m = len(u), int((rate == 0).sum())
    if t <= 1 / k:
        return 0
    if t >= 1 / m:
        return np.inf
    low, high = 0.0, 60.0 / rate[rate > 0].min()
    for _ in range(20):
        grid = np.linspace(low, high, 101)
        good = 1 / np.exp(-np.outer(grid, rate)).sum(axis=1) >= t
        first = max(1, int(good.argmax()))
        low, high = grid[first - 1], grid[first]
    return float(high)
