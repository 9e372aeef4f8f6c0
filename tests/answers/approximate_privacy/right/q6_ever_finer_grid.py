# Ever finer grid.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.01, 10_000.0
    for _ in range(12):
        grid = np.geomspace(low, high, 41)
        good = [
            normal_cdf(1 / (2 * r) - epsilon * r)
            - math.exp(epsilon) * normal_cdf(-1 / (2 * r) - epsilon * r)
            <= delta
            for r in grid
        ]
        i = good.index(True)
        low, high = grid[i - 1], grid[i]
    return float(high) * sensitivity
