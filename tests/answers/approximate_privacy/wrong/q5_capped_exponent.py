# E^eps is capped at e^10, as if the second term no longer mattered: (20, 0.35, 1).
def gaussian_delta(epsilon, sigma, sensitivity):
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(min(epsilon, 10)) * normal_cdf(-half - shift)
