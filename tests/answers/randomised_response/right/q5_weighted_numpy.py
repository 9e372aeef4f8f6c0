# Weighted numpy.
def variance_fixed(n, p):
    p = float(p)
    values = np.array([0.0, 1.0]) / (1 - 2 * p)
    weights = np.array([p, 1 - p])
    mean = np.average(values, weights=weights)
    return float(np.average((values - mean) ** 2, weights=weights) / n)
