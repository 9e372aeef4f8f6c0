# Integrates what sticks out over a stretch of 40 whatever σ is, which loses the tail for σ = 10.
def gaussian_delta(epsilon, sigma, sensitivity):
    start = sensitivity / 2 + epsilon * sigma**2 / sensitivity
    a = np.linspace(start, start + 40, 400001)
    high = np.exp(-((a - sensitivity) ** 2) / (2 * sigma**2))
    low = np.exp(epsilon - a**2 / (2 * sigma**2))
    f = (high - low) / (sigma * math.sqrt(2 * math.pi))
    weights = np.ones(len(a))
    weights[1:-1:2], weights[2:-1:2] = 4, 2
    return float((f * weights).sum() * (a[1] - a[0]) / 3)
