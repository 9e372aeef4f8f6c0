# Takes sigma below 1 as 1.
def gaussian_delta(epsilon, sigma, sensitivity):
    sigma = max(sigma, 1)
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
