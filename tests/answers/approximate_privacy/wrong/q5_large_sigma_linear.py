# For much noise takes the density times what sticks out.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    if half < 0.03 and epsilon < 1e-3:
        return 2 * half / math.sqrt(2 * math.pi)
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
