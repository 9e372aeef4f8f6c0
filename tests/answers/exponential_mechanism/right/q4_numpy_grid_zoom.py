# By numpy grid zoom.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = max(utilities) - np.array(utilities)
    if t * len(gaps) <= 1 + 1e-9:
        return 0.0
    if t * np.sum(gaps == 0) >= 1 - 1e-9:
        return float("inf")
    low, high = 0.0, 2.0 * sensitivity * 60
    for _ in range(30):
        grid = np.linspace(low, high, 41)
        chance = 1 / np.exp(-np.outer(grid, gaps) / (2 * sensitivity)).sum(axis=1)
        first = int(np.argmax(chance >= t))
        low, high = grid[max(first - 1, 0)], grid[first]
    return np.float64(high)
