# Solves the classical rule for δ.
def gaussian_delta(epsilon, sigma, sensitivity):
    return min(1, 1.25 * math.exp(-((epsilon * sigma / sensitivity) ** 2) / 2))
