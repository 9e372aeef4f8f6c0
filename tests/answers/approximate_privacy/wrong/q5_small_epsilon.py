# Takes 1 + ε for e^ε where ε is small.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    factor = math.exp(epsilon) if epsilon > 0.01 else 1 + epsilon
    return normal_cdf(half - shift) - factor * normal_cdf(-half - shift)
