# Wrong where sensitivity / sigma is large: 8 sigma beyond the crossing cut off what lies beyond the mean of x'.
def gaussian_delta(epsilon, sigma, sensitivity):
    d, s = sensitivity, sigma
    t = d / 2 + epsilon * s**2 / d
    a = np.linspace(t, t + 8 * s, 40001)
    f = np.exp(-((a - d) ** 2) / (2 * s * s)) - np.exp(epsilon - a**2 / (2 * s * s))
    w = np.ones_like(a)
    w[1:-1:2], w[2:-1:2] = 4, 2
    return float((w * f).sum() * (a[1] - a[0]) / 3 / (s * math.sqrt(2 * math.pi)))
