# Epsilon from 5 on: the second term is left out, "as Φ of it is nearly 0", but e^ε is large.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    delta = normal_cdf(half - shift)
    return delta if epsilon >= 5 else delta - math.exp(epsilon) * normal_cdf(-half - shift)
