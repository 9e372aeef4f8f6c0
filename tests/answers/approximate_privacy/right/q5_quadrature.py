# Quadrature.
nodes, weights = np.polynomial.legendre.leggauss(300)


def gaussian_delta(epsilon, sigma, sensitivity):
    """What sticks out, integrated: the density under x' less e^eps times that under x."""
    ratio = float(sensitivity) / float(sigma)
    start = ratio / 2 + float(epsilon) / ratio
    edges = [start]
    if start < ratio - 12:
        edges.append(ratio - 12)
    edges.append(max(edges[-1], ratio) + 13)
    total = 0.0
    for low, high in zip(edges, edges[1:]):
        z = low + (high - low) * (nodes + 1) / 2
        density = np.exp(-((z - ratio) ** 2) / 2) / math.sqrt(2 * math.pi)
        # e^eps phi(z) / phi(z - ratio) = exp(-ratio (z - start))
        total += (high - low) / 2 * np.sum(weights * density * -np.expm1(-ratio * (z - start)))
    return total
