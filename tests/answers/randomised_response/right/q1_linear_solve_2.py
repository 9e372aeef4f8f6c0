# Solves the line through (0, 1/4) and (1, 3/4) by numpy.
def two_coins_rate(yes, n):
    slope, start = np.linalg.solve(np.array([[0.0, 1.0], [1.0, 1.0]]), np.array([0.25, 0.75]))
    return (np.float64(yes) / n - start) / slope
