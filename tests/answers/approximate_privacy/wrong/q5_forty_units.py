# The part that sticks out is integrated over forty units only, which is too short for large σ.
def gaussian_delta(epsilon, sigma, sensitivity):
    t = sensitivity / 2 + epsilon * sigma**2 / sensitivity
    nodes, weights = np.polynomial.legendre.leggauss(400)
    a = t + 20 * (nodes + 1)
    p = np.exp(-(((a - sensitivity) / sigma) ** 2) / 2) - np.exp(epsilon - (a / sigma) ** 2 / 2)
    return float(20 * (weights * p).sum() / (sigma * math.sqrt(2 * math.pi)))
