# Uses 2.71828 for e.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - 2.71828**epsilon * normal_cdf(-half - shift)
