# Leaves the sensitivity out.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = 1 / (2 * sigma), epsilon * sigma
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
