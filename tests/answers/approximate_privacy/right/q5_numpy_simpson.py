# By numpy simpson.
def gaussian_delta(epsilon, sigma, sensitivity):
    # integrate what sticks out, in units of sigma, from the crossing to where nothing is left
    mu = sensitivity / sigma
    start = mu / 2 + epsilon / mu
    z = np.linspace(start, max(start, mu) + 12, 40001)
    f = np.exp(-((z - mu) ** 2) / 2) * -np.expm1(epsilon + mu * mu / 2 - mu * z)
    weights = np.ones_like(z)
    weights[1:-1:2], weights[2:-1:2] = 4, 2
    return np.float64((weights * f).sum() * (z[1] - z[0]) / 3 / math.sqrt(2 * math.pi))
