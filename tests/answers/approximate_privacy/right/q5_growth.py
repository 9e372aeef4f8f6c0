# The derivative of delta by mu = sensitivity / sigma is a normal density: integrated from 0, in panels that halve.
def gaussian_delta(epsilon, sigma, sensitivity):
    nodes, weights = np.polynomial.legendre.leggauss(40)
    b, total = sensitivity / sigma, 0.0
    for _ in range(60):
        a = b / 2
        m = a + (b - a) * (nodes + 1) / 2
        total += np.sum(weights * np.exp(-((m / 2 - epsilon / m) ** 2) / 2)) * (b - a) / 2
        b = a
    return total / np.sqrt(2 * np.pi)
