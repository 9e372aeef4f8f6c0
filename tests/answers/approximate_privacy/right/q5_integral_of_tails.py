# Written as an integral of what sticks out, with Gauss and Legendre's points scaled by σ.
def gaussian_delta(epsilon, sigma, sensitivity):
    points, weights = np.polynomial.legendre.leggauss(60)
    start = (sensitivity / 2 + epsilon * sigma * sigma / sensitivity) / sigma
    d = sensitivity / sigma
    total = 0.0
    for piece in range(40):
        z = start + (piece + (points + 1) / 2) / 2
        half = np.exp(-((z - d) ** 2) / 2) * -np.expm1(epsilon + d * d / 2 - d * z)
        total += float(weights @ half) / 4
    return total / math.sqrt(2 * math.pi)
