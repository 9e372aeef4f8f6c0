# Seventeen decimals are too few for a small delta: (0.07, 10, 0.1).
def gaussian_delta(epsilon, sigma, sensitivity):
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    return round(normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift), 17)
