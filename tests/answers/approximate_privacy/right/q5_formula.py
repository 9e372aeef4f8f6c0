# Another way: formula.
def gaussian_delta(epsilon, sigma, sensitivity):
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
