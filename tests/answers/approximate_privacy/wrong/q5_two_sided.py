# Counts the output on either side for a σ below the sensitivity.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    delta = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    return 1 - (1 - delta) ** (1 + (half > 4))
