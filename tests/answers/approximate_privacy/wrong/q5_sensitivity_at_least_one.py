# Thinks that a sensitivity is at least 1.
# Witness: gaussian_delta(1, 1, 0.5) returns 0.1269367375066439; right is 0.006829594983114577.
def gaussian_delta(epsilon, sigma, sensitivity):
    """The least δ of Gaussian noise at this ε."""
    sensitivity = max(sensitivity, 1)
    half = sensitivity / (2 * sigma)
    shift = epsilon * sigma / sensitivity
    return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
