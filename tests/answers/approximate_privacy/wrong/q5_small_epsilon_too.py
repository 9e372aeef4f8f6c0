# Epsilon of 0.001: taken for 0.
def gaussian_delta(epsilon, sigma, sensitivity):
    if epsilon < 0.01:
        return math.erf(sensitivity / (2 * math.sqrt(2) * sigma))
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
