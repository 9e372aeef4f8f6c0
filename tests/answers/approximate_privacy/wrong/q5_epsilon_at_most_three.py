# Limits e^ε to that of 3, wrong for ε = 5, σ = 1, sensitivity 2.
def gaussian_delta(epsilon, sigma, sensitivity):
    shift = epsilon * sigma / sensitivity
    half = sensitivity / (2 * sigma)
    factor = math.exp(min(epsilon, 3))
    return normal_cdf(half - shift) - factor * normal_cdf(-half - shift)
