# A δ below 1e-10 is held for a rounding error and returned as 0.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    delta = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    return delta if delta > 1e-10 else 0.0
