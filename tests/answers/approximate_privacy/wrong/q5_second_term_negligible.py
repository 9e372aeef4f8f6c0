# For ε above 2 the second term is left out as negligible.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    other = normal_cdf(-half - shift) if epsilon <= 2 else 0
    return normal_cdf(half - shift) - math.exp(epsilon) * other
