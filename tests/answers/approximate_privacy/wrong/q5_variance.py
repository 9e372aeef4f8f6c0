# Takes the variance for σ.
def gaussian_delta(epsilon, sigma, sensitivity):
    sigma = sigma**2
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
