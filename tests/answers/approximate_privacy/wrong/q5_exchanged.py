# Exchanges σ and Δ.
def gaussian_delta(epsilon, sigma, sensitivity):
    sigma, sensitivity = sensitivity, sigma
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
