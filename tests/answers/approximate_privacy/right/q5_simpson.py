# Another way: simpson.
def density(z):
    return np.exp(-(z**2) / 2) / math.sqrt(2 * math.pi)


def gaussian_delta(epsilon, sigma, sensitivity):
    # in units of sigma: integrate what sticks out, from the point where it begins
    mu = sensitivity / sigma
    t = mu / 2 + epsilon / mu
    z = np.linspace(t, max(t, mu) + 14, 400_001)
    out = density(z - mu) * -np.expm1(-np.maximum(mu * (z - t), 0))
    h = z[1] - z[0]
    return float(h / 3 * (out[0] + out[-1] + 4 * out[1:-1:2].sum() + 2 * out[2:-1:2].sum()))
