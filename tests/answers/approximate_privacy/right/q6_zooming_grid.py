# A logarithmic grid of ratios that zooms in on the first that is enough.
def least_sigma(epsilon, delta, sensitivity):
    low, high = -5.0, 6.0
    while high - low > 1e-9:
        grid = np.linspace(low, high, 41)
        for a, b in zip(grid, grid[1:]):
            s = math.exp(b)
            if normal_cdf(1 / (2 * s) - epsilon * s) <= delta + math.exp(epsilon) * normal_cdf(-1 / (2 * s) - epsilon * s):
                low, high = float(a), float(b)
                break
    return sensitivity * math.exp(high)
