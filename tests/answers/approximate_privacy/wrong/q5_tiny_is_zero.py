# A δ below 1e-12, such as at epsilon * sigma = 7 * sensitivity: 0 is returned.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    delta = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    return delta if delta > 1e-12 else 0.0
