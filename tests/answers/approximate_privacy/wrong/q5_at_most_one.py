# Computes nothing for ε above 1, where the classical rule ends.
def gaussian_delta(epsilon, sigma, sensitivity):
    epsilon = min(epsilon, 1.0)
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
