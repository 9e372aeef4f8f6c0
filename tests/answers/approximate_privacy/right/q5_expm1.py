# The difference of tails, with e^ε - 1 by itself.
def gaussian_delta(epsilon, sigma, sensitivity):
    half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
    tail = normal_cdf(-half - shift)
    return normal_cdf(half - shift) - tail - math.expm1(epsilon) * tail
