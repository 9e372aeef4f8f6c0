# The variance of one corrected answer by its two values and weights, over n.
def variance_fixed(n, p):
    p = float(p)
    values = np.array([-p, 1 - p]) / (1 - 2 * p)
    weights = np.array([1 - p, p])
    mean = values @ weights
    return float(weights @ (values - mean) ** 2) / int(n)
