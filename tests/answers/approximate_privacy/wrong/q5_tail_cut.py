# The integral ends at nine sigmas, which is too early if it begins at seven: (0.07, 100, 1).
def gaussian_delta(epsilon, sigma, sensitivity):
    ratio = sensitivity / sigma
    start = ratio / 2 + epsilon / ratio
    nodes, weights = np.polynomial.legendre.leggauss(400)
    low, high = start, ratio + 9
    z = low + (high - low) * (nodes + 1) / 2
    density = np.exp(-((z - ratio) ** 2) / 2) / math.sqrt(2 * math.pi)
    return (high - low) / 2 * np.sum(weights * density * -np.expm1(-ratio * (z - start)))
