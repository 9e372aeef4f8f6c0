# Integrates what sticks out, φ(s-h+y)(1-e^(-2hy)), where nothing cancels.
def gaussian_delta(epsilon, sigma, sensitivity):
    h = float(sensitivity) / (2 * float(sigma))
    u = float(epsilon) * float(sigma) / float(sensitivity) - h
    left, right = max(0.0, -u - 11), max(0.0, -u) + 11
    nodes, weights = np.polynomial.legendre.leggauss(30)
    edges = np.linspace(left, right, 301)
    step = (right - left) / 300
    y = edges[:-1, None] + step / 2 * (1 + nodes[None, :])
    values = np.exp(-((u + y) ** 2) / 2) / math.sqrt(2 * math.pi) * -np.expm1(-2 * h * y)
    return float((values * weights[None, :]).sum() * step / 2)
