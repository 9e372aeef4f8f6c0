# Wrong for a large sigma: integrates up to 40 units beyond the crossing, which is 4 sigma only at sigma = 10.
def gaussian_delta(epsilon, sigma, sensitivity):
    d, s = sensitivity, sigma
    t = d / 2 + epsilon * s**2 / d
    a = np.linspace(t, t + 40, 200001)
    f = np.exp(-((a - d) ** 2) / (2 * s * s)) - math.exp(epsilon) * np.exp(-(a**2) / (2 * s * s))
    w = np.ones_like(a)
    w[1:-1:2], w[2:-1:2] = 4, 2
    return float((w * f).sum() * (a[1] - a[0]) / 3 / (s * math.sqrt(2 * math.pi)))
