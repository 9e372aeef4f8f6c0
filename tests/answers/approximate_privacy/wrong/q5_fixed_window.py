# Integrates what sticks out over a window of length 60, whatever σ is.
# Witness: gaussian_delta(0, 100, 10) returns 0.0065640356942632755; right is 0.03987761167674497.
def gaussian_delta(epsilon, sigma, sensitivity):
    start = sensitivity / 2 + epsilon * sigma**2 / sensitivity
    nodes, weights = np.polynomial.legendre.leggauss(40)
    edges = np.linspace(start, start + 60, 401)
    a = (edges[:-1, None] + edges[1:, None]) / 2 + (60 / 400) / 2 * nodes[None, :]
    density = np.exp(-(((a - sensitivity) / sigma) ** 2) / 2) / (sigma * math.sqrt(2 * math.pi))
    sticks = density * -np.expm1(-(a - start) * sensitivity / sigma**2)
    return float((sticks * weights).sum() * (60 / 400) / 2)
