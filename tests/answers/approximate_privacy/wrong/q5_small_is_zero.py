# A delta below 1e-12 becomes 0, though the relative error counts however small it is.
def gaussian_delta(epsilon, sigma, sensitivity):
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    delta = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    return delta if delta > 1e-12 else 0.0
