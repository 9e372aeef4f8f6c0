# Rounds to twelve decimals.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    return round(normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift), 12)
